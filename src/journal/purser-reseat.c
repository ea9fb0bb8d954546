// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Corrects the seats and the start player of a play that has begun. One record amends the moves, so that each names its
 * players by their new seats, and says who sits where. */

#include "config.h"

#include "purser-common-verbs.h"
#include "purser-play-private.h"
#include "purser-reseat.h"

typedef struct {
  PurserPlay   *play;
  PurserSetup  *setup;
  PurserEdits  *edits;
  /* The new seat of the player at each old one. */
  int           seats[PURSER_MAX_PLAYERS];
  /* The new seat of the player who took the turns that were entered for each old one. */
  int           turns[PURSER_MAX_PLAYERS];
  guint         start;
} Reseat;

/* ---- Who begins ---- */

/* Finds the move that settles who begins, and that player; returns 0 before it. */
static guint
find_start (PurserPlay *play,
            int        *starter)
{
  PurserHistory *history = purser_play_get_history (play);
  guint start = 0;

  *starter = -1;
  for (guint n = 1; n <= purser_history_get_size (history); n++)
    {
      const PurserMove *move = purser_history_get_move (history, n);
      int active = move != NULL ? purser_history_get_turn_after (history, n).active : -1;

      if (active < 0 || (start > 0 && !purser_verb_names_starter (move->verb)))
        continue;
      start = n;
      *starter = active;
    }
  return start;
}

/**
 * purser_reseat_is_possible:
 *
 * Returns: whether the seats can be corrected; not if a player joined later, whose seat is the last one
 */
gboolean
purser_reseat_is_possible (PurserPlay *play)
{
  const PurserSetup *setup = purser_play_get_setup (play);

  return setup->n_seated == setup->n_players && setup->n_players > 1;
}

/**
 * purser_reseat_find_starter:
 *
 * Returns: the start player; -1 if nobody has begun
 */
int
purser_reseat_find_starter (PurserPlay *play)
{
  int starter;

  find_start (play, &starter);
  return starter;
}

/**
 * purser_reseat_can_start:
 *
 * Returns: whether another player can be named as the start player
 */
gboolean
purser_reseat_can_start (PurserPlay *play)
{
  int starter;
  guint start = find_start (play, &starter);

  return start > 0 && purser_history_get_move (purser_play_get_history (play), start)->verb->starter != NULL;
}

/* Notes and corrections are no turns. */
static gboolean
is_turn (const PurserMove *move)
{
  for (const PurserVerb *verb = purser_common_verbs; move != NULL && verb->name != NULL; verb++)
    if (move->verb == verb)
      return FALSE;
  return move != NULL;
}

/**
 * purser_reseat_has_turns:
 *
 * Returns: whether any turn was taken since it was settled who begins
 */
gboolean
purser_reseat_has_turns (PurserPlay *play)
{
  PurserHistory *history = purser_play_get_history (play);
  int starter;
  guint start = find_start (play, &starter);

  for (guint n = start + 1; start > 0 && n <= purser_history_get_size (history); n++)
    if (is_turn (purser_history_get_move (history, n)))
      return TRUE;
  return FALSE;
}

/* ---- Whom a move is about ---- */

static PurserValue *map_value (const PurserShape *shape,
                               PurserValue       *value,
                               const int         *map,
                               guint              n_players);

static PurserValue *
map_player (PurserValue *value,
            const int   *map,
            guint        n_players)
{
  gint64 player = purser_value_get_integer (value);

  return player >= 0 && player < n_players ? purser_value_new_integer (map[player]) : purser_value_ref (value);
}

static PurserValue *
map_list (const PurserShape *shape,
          PurserValue       *value,
          const int         *map,
          guint              n_players)
{
  PurserValue *list = purser_value_new_list ();

  for (guint i = 0; i < purser_value_get_size (value); i++)
    purser_value_append (list, map_value (shape->of, purser_value_get_at (value, i), map, n_players));
  return list;
}

static PurserValue *
map_map (const PurserShape *shape,
         PurserValue       *value,
         const int         *map,
         guint              n_players)
{
  PurserValue *object = purser_value_new_object ();

  for (guint i = 0; i < purser_value_get_size (value); i++)
    {
      const char *key = purser_value_get_key_at (value, i);
      guint64 player;
      g_autofree char *moved = NULL;

      if (shape->key->kind == PURSER_SHAPE_PLAYER &&
          g_ascii_string_to_unsigned (key, 10, 0, n_players - 1, &player, NULL))
        moved = g_strdup_printf ("%d", map[player]);
      purser_value_set (object, moved != NULL ? moved : key,
                        map_value (shape->of, purser_value_get_at (value, i), map, n_players));
    }
  return object;
}

static PurserValue *
map_fields (const PurserField *fields,
            PurserValue       *value,
            const int         *map,
            guint              n_players)
{
  PurserValue *object = purser_value_copy (value);

  for (const PurserField *field = fields; field->name != NULL; field++)
    {
      PurserValue *one = purser_value_get (value, field->name);

      if (one != NULL)
        purser_value_set (object, field->name, map_value (field->shape, one, map, n_players));
    }
  return object;
}

static const PurserShape *
find_fitting (const PurserShape *shape,
              PurserValue       *value,
              guint              n_players)
{
  const PurserShapeContext context = { .n_players = n_players };

  for (guint i = 0; shape->either[i] != NULL; i++)
    {
      g_auto (PurserVerdict) unused = { 0 };

      if (purser_shape_check (shape->either[i], value, "", &context, &unused))
        return shape->either[i];
    }
  return NULL;
}

static PurserValue *
map_value (const PurserShape *shape,
           PurserValue       *value,
           const int         *map,
           guint              n_players)
{
  switch (shape->kind)
    {
    case PURSER_SHAPE_PLAYER:
      return map_player (value, map, n_players);
    case PURSER_SHAPE_LIST:
      return map_list (shape, value, map, n_players);
    case PURSER_SHAPE_MAP:
      return map_map (shape, value, map, n_players);
    case PURSER_SHAPE_RECORD:
      return map_fields (shape->fields, value, map, n_players);
    case PURSER_SHAPE_VARIANT:
      shape = find_fitting (shape, value, n_players);
      return shape != NULL ? map_value (shape, value, map, n_players) : purser_value_ref (value);
    case PURSER_SHAPE_INTEGER:
    case PURSER_SHAPE_BOOLEAN:
    case PURSER_SHAPE_STRING:
    case PURSER_SHAPE_CHOICE:
    case PURSER_SHAPE_ITEM:
    case PURSER_SHAPE_NULL:
    default:
      return purser_value_ref (value);
    }
}

/* ---- Who sat where ---- */

/* Finds the names of the players at the time when a record was entered. */
static void
find_names (PurserPlay *play,
            guint       before,
            const char *names[PURSER_MAX_PLAYERS])
{
  PurserSetup *setup = purser_play_get_setup (play);
  PurserHistory *history = purser_play_get_history (play);

  for (guint i = 0; i < setup->n_players; i++)
    names[i] = purser_value_get_string_of (purser_setup_get_player (setup, i), "name");
  for (guint n = 1; n < before; n++)
    {
      const PurserRecord *record = purser_history_get_record (history, n);
      PurserValue *told = record->struck ? NULL : purser_value_get (record->value, "names");

      for (guint i = 0; i < MIN (purser_value_get_size (told), setup->n_players); i++)
        names[i] = purser_value_get_string (purser_value_get_at (told, i));
    }
}

/* Finds the new seats of an amendment; returns FALSE if the names do not tell them. */
static gboolean
find_new_seats (PurserPlay  *play,
                guint        amendment,
                PurserValue *names,
                int          seats[PURSER_MAX_PLAYERS])
{
  guint n = purser_play_get_setup (play)->n_players;
  const char *before[PURSER_MAX_PLAYERS];

  find_names (play, amendment, before);
  for (guint i = 0; i < n; i++)
    {
      seats[i] = -1;
      for (guint j = 0; j < n && j < purser_value_get_size (names); j++)
        if (g_strcmp0 (before[i], purser_value_get_string (purser_value_get_at (names, j))) == 0)
          seats[i] = seats[i] < 0 ? (int) j : PURSER_MAX_PLAYERS;
      if (seats[i] < 0 || seats[i] >= (int) n)
        return FALSE;
    }
  return TRUE;
}

/* Each row of the ledger asks about the same amendment, and to find who sat where before it means to look through the play.
 * Returns: (nullable): the new seats of an amendment; NULL if it does not tell them */
static const int *
get_new_seats (PurserPlay *play,
               guint       amendment)
{
  PurserValue *value = purser_history_get_record (purser_play_get_history (play), amendment)->value;
  PurserValue *names = purser_value_get (value, "names");

  if (names == NULL)
    return NULL;
  if (play->reseated != amendment)
    {
      play->reseated_told = find_new_seats (play, amendment, names, play->reseated_seats);
      play->reseated = amendment;
    }
  return play->reseated_told ? play->reseated_seats : NULL;
}

/**
 * purser_reseat_keeps:
 * @amendment: a record that amends a move
 * @before: the move as it stood before
 * @after: the move as it stands with it
 *
 * Returns: whether the move is the same but for the seats of the players whom it names
 */
gboolean
purser_reseat_keeps (PurserPlay       *play,
                     guint             amendment,
                     const PurserMove *before,
                     const PurserMove *after)
{
  g_autoptr (PurserValue) bare = purser_preview_dup_bare (before);
  g_autoptr (PurserValue) then = purser_preview_dup_bare (after);
  g_autoptr (PurserValue) mapped = NULL;
  const int *seats = get_new_seats (play, amendment);

  if (seats == NULL)
    return purser_value_equal (bare, then);
  mapped = map_fields (before->verb->fields, bare, seats, purser_play_get_setup (play)->n_players);
  return purser_value_equal (mapped, then);
}

/* ---- What is changed ---- */

static void
reseat_move (Reseat *self,
             guint   n)
{
  const PurserMove *move = purser_history_get_move (purser_play_get_history (self->play), n);
  gboolean turn = self->start > 0 && n > self->start && is_turn (move);
  g_autoptr (PurserValue) bare = move != NULL ? purser_preview_dup_bare (move) : NULL;
  g_autoptr (PurserValue) mapped = NULL;

  if (move == NULL)
    return;
  mapped = map_fields (move->verb->fields, bare, turn ? self->turns : self->seats, self->setup->n_players);
  if (!purser_value_equal (bare, mapped))
    purser_edits_put (self->edits, n, g_steal_pointer (&mapped));
}

/* Names the start player in the move that settles who begins, and overrules the rules. */
static void
reseat_start (Reseat *self,
              int     seat)
{
  const PurserMove *move = purser_history_get_move (purser_play_get_history (self->play), self->start);
  PurserValue *edited = purser_edits_get (self->edits, self->start);
  g_autoptr (PurserValue) value = edited != NULL ? purser_value_copy (edited) : purser_preview_dup_bare (move);
  const char *field = move->verb->starter;

  if (field == NULL)
    return;
  purser_value_set_integer (value, field, seat);
  purser_value_set_boolean (value, "anyway", TRUE);
  purser_edits_put (self->edits, self->start, g_steal_pointer (&value));
}

static void
reseat_map (Reseat      *self,
            const int   *order,
            int          before,
            int          starter,
            PurserTurns  turns)
{
  int n = (int) self->setup->n_players;

  for (int seat = 0; seat < n; seat++)
    self->seats[order[seat]] = seat;
  for (int old = 0; old < n; old++)
    self->turns[old] = turns == PURSER_TURNS_AS_NAMED || before < 0 ? self->seats[old]
                       : (self->seats[starter] + (old - before + n) % n) % n;
}

static PurserValue *
list_seats (const PurserSetup *setup,
            const int         *order,
            gboolean           colours)
{
  PurserValue *list = purser_value_new_list ();

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      const PurserSeat *one = &setup->seats[order[seat]];

      purser_value_append (list, purser_value_new_string (!colours ? one->full_name : one->colour != NULL ? one->colour : ""));
    }
  return list;
}

/* Before the first move there is nothing to amend, so a note says who sits where. */
static PurserValue *
reseat_to_record (Reseat    *self,
                  const int *order)
{
  gboolean any = self->edits->numbers->len > 0;
  PurserValue *record = any ? purser_play_name_change ("amend", self->edits->numbers, self->edits->moves)
                            : purser_move_value_new ("note", -1);

  if (!any)
    purser_value_set_string (record, "text", "");
  purser_value_set (record, "names", list_seats (self->setup, order, FALSE));
  purser_value_set (record, "colours", list_seats (self->setup, order, TRUE));
  return record;
}

/**
 * purser_reseat_make_record:
 * @play: a play whose seats can be corrected
 * @order: (array): the old seat for each new one, clockwise
 * @starter: the old seat of the start player; -1 to keep the present one
 * @turns: which players took the turns
 *
 * Makes the record that corrects seats and start player ([method@Play.enter]). If turns go to other players, payouts that
 * were as proposed become what is proposed to them.
 *
 * Returns: (transfer full): the record
 */
PurserValue *
purser_reseat_make_record (PurserPlay  *play,
                           const int   *order,
                           int          starter,
                           PurserTurns  turns)
{
  g_autoptr (PurserEdits) edits = purser_edits_new ();
  Reseat self = { .play = play, .setup = purser_play_get_setup (play), .edits = edits };
  int before;

  self.start = find_start (play, &before);
  if (starter < 0)
    starter = before;
  reseat_map (&self, order, before, starter, turns);
  for (guint n = 1; n <= purser_history_get_size (purser_play_get_history (play)); n++)
    reseat_move (&self, n);
  if (starter != before && self.start > 0)
    reseat_start (&self, self.seats[starter]);
  if (turns == PURSER_TURNS_IN_ORDER && edits->numbers->len > 0)
    purser_preview_follow (play, edits, FALSE);
  return reseat_to_record (&self, order);
}

/**
 * purser_reseat_preview:
 * @order: (array): the order with which the record was made
 * @record: the record that corrects seats and start player
 *
 * Previews the balances of all players, by their old seats. Nothing is changed.
 *
 * Returns: (transfer full) (nullable): the consequences; %NULL if the rules refuse the record
 */
PurserPreview *
purser_reseat_preview (PurserPlay    *play,
                       const int     *order,
                       PurserValue   *record,
                       PurserVerdict *verdict)
{
  g_autoptr (PurserHistory) after = purser_play_preview (play, record, verdict);

  return after != NULL ? purser_preview_new_compared (play, after, order) : NULL;
}
