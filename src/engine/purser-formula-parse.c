// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Parses a formula that somebody wrote:
 *
 *   expression = term { ("+" | "-") term }
 *   term       = factor { ("*" | "/") factor }          × ÷ · and full width as well
 *   factor     = [ "+" | "-" ] ( number | "x" | COLUMN | "(" expression ")" | function )
 *   function   = ("min" | "max") "(" expression { "," expression } ")"
 *              | "up" "(" expression "," expression ")"  divided, and rounded up
 *              | "steps" "(" expression { "," number ":" number } ")"
 *              | "rank" "(" expression { "," number } [ "," ("split" | "last") ] ")"
 *
 * A COLUMN is its letters: A for the first. */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "purser-formula-private.h"

/* The depth of brackets and signs is limited, so that no text can use up the stack. */
#define DEEPEST 24
#define MOST_PARTS 300
/* A rank works out its inside for each player, so a rank cannot be in another, and its parts weigh more. */
#define WEIGHT_IN_RANK PURSER_MAX_PLAYERS

typedef struct {
  const char         *at;
  const char         *begin;
  guint               n_columns;
  gboolean            sum;
  guint               depth;
  guint               parts;
  gboolean            in_rank;
  const char         *zero;
  PurserFormulaError *error;
} Parser;

static PurserFormulaNode *parse_expression (Parser *self);

/* Maps full-width figures and signs, which a Japanese keyboard types first. */
static gunichar
fold (gunichar letter)
{
  if (letter >= 0xFF01 && letter <= 0xFF5E)
    letter -= 0xFEE0;
  switch (letter)
    {
    case 0x2212: case 0x2010: case 0x2013: case 0x30FC:
      return '-';
    case 0x00D7: case 0x00B7: case 0x2217: case 0x22C5:
      return '*';
    case 0x00F7: case 0x2044: case 0x2215:
      return '/';
    case 0x3001:
      return ',';
    default:
      return letter;
    }
}

static gunichar
look (Parser *self)
{
  return fold (g_utf8_get_char (self->at));
}

static void
move_on (Parser *self)
{
  self->at = g_utf8_next_char (self->at);
}

static gunichar
peek (Parser *self)
{
  while (look (self) == ' ' || look (self) == 0x3000)
    move_on (self);
  return look (self);
}

static gboolean
take (Parser   *self,
      gunichar  sign)
{
  if (peek (self) != sign)
    return FALSE;
  move_on (self);
  return TRUE;
}

static gpointer
fail (Parser     *self,
      const char *message)
{
  if (self->error != NULL && self->error->message == NULL)
    {
      self->error->at = (guint) g_utf8_pointer_to_offset (self->begin, self->at);
      self->error->message = g_strdup (message);
    }
  return NULL;
}

static gboolean
need (Parser     *self,
      gunichar    sign,
      const char *message)
{
  return take (self, sign) || fail (self, message) != NULL;
}

static PurserFormulaNode *
make (Parser            *self,
      PurserFormulaKind  kind)
{
  PurserFormulaNode *node;

  self->parts += self->in_rank ? WEIGHT_IN_RANK : 1;
  if (self->parts > MOST_PARTS)
    return fail (self, _("the formula is too long"));
  node = g_new0 (PurserFormulaNode, 1);
  node->kind = kind;
  return node;
}

/* Takes ownership of @of. */
static void
node_add (PurserFormulaNode *self,
          PurserFormulaNode *of)
{
  if (self->of == NULL)
    self->of = g_ptr_array_new_with_free_func ((GDestroyNotify) purser_formula_node_free);
  g_ptr_array_add (self->of, of);
}

static gboolean
read_digits (Parser *self,
             gint64 *number)
{
  if (!g_ascii_isdigit ((char) MIN (peek (self), 127)))
    return fail (self, _("a number is missing here")) != NULL;
  for (*number = 0; look (self) >= '0' && look (self) <= '9'; move_on (self))
    {
      *number = *number * 10 + (look (self) - '0');
      if (*number > PURSER_FORMULA_LIMIT)
        return fail (self, _("this number is too large")) != NULL;
    }
  return TRUE;
}

static gboolean
read_number (Parser *self,
             gint64 *number)
{
  gboolean negative = take (self, '-');

  if (!read_digits (self, number))
    return FALSE;
  if (negative)
    *number = -*number;
  return TRUE;
}

static PurserFormulaNode *
parse_number (Parser *self)
{
  g_autoptr (PurserFormulaNode) node = make (self, PURSER_FORMULA_NUMBER);

  return node != NULL && read_digits (self, &node->number) ? g_steal_pointer (&node) : NULL;
}

/* Reads a word. Words are lower case, columns are capitals, and a word longer than ours is none. */
static void
read_word (Parser *self,
           char    word[8])
{
  guint length = 0;

  while (g_ascii_isalpha ((char) MIN (look (self), 127)) && length < 7)
    {
      word[length++] = (char) look (self);
      move_on (self);
    }
  word[length] = '\0';
}

/* Reports an error at the beginning of an unknown word. */
static gpointer
fail_at (Parser     *self,
         const char *at,
         const char *message)
{
  self->at = at;
  return fail (self, message);
}

static PurserFormulaNode *
parse_column (Parser     *self,
              const char *begin,
              const char *word)
{
  g_autoptr (PurserFormulaNode) node = NULL;
  gint64 column = 0;

  for (guint i = 0; word[i] != '\0'; i++)
    column = column * 26 + (word[i] - 'A' + 1);
  if (column > self->n_columns)
    return fail_at (self, begin, _("there is no such column"));
  node = make (self, PURSER_FORMULA_COLUMN);
  if (node != NULL)
    node->number = column - 1;
  return g_steal_pointer (&node);
}

static gboolean
add_part (Parser            *self,
          PurserFormulaNode *node)
{
  PurserFormulaNode *of = parse_expression (self);

  if (of == NULL)
    return FALSE;
  node_add (node, of);
  return TRUE;
}

static gboolean
add_parts (Parser            *self,
           PurserFormulaNode *node)
{
  do
    if (!add_part (self, node))
      return FALSE;
  while (take (self, ','));
  return TRUE;
}

static gboolean
add_quotient (Parser            *self,
              PurserFormulaNode *node)
{
  return add_part (self, node) && need (self, ',', _("a comma is missing here")) && add_part (self, node);
}

/* Steps must ascend, so that a table reads as it is printed. */
static gboolean
add_step (Parser            *self,
          PurserFormulaNode *node)
{
  gint64 from;
  gint64 points;
  guint n = node->table->len;

  if (!read_number (self, &from) || !need (self, ':', _("a colon is missing here")) || !read_number (self, &points))
    return FALSE;
  if (n > 0 && g_array_index (node->table, gint64, n - 2) >= from)
    return fail (self, _("the steps must be in ascending order")) != NULL;
  g_array_append_val (node->table, from);
  g_array_append_val (node->table, points);
  return TRUE;
}

static gboolean
add_steps (Parser            *self,
           PurserFormulaNode *node)
{
  node->table = g_array_new (FALSE, FALSE, sizeof (gint64));
  if (!add_part (self, node) || !need (self, ',', _("a comma is missing here")))
    return FALSE;
  do
    if (++self->parts > MOST_PARTS || !add_step (self, node))
      return fail (self, _("the formula is too long")) != NULL;
  while (take (self, ','));
  return TRUE;
}

static gboolean
add_ties (Parser            *self,
          PurserFormulaNode *node)
{
  const char *begin = self->at;
  char word[8];

  read_word (self, word);
  if (strcmp (word, "split") == 0)
    node->ties = PURSER_FORMULA_TIES_SPLIT;
  else if (strcmp (word, "last") == 0)
    node->ties = PURSER_FORMULA_TIES_LAST;
  else if (strcmp (word, "full") != 0)
    return fail_at (self, begin, _("a tie is “full”, “split” or “last”")) != NULL;
  return TRUE;
}

static gboolean
add_places (Parser            *self,
            PurserFormulaNode *node)
{
  gint64 points;

  node->table = g_array_new (FALSE, FALSE, sizeof (gint64));
  if (self->in_rank)
    return fail (self, _("a rank cannot contain another rank")) != NULL;
  self->in_rank = TRUE;
  if (!add_part (self, node))
    return FALSE;
  self->in_rank = FALSE;
  if (!need (self, ',', _("a comma is missing here")))
    return FALSE;
  do
    {
      if (g_ascii_isalpha ((char) MIN (peek (self), 127)))
        return add_ties (self, node);
      if (++self->parts > MOST_PARTS || !read_number (self, &points))
        return fail (self, _("the formula is too long")) != NULL;
      g_array_append_val (node->table, points);
    }
  while (take (self, ','));
  return TRUE;
}

static const struct {
  const char        *word;
  PurserFormulaKind  kind;
  gboolean         (*add) (Parser            *self,
                           PurserFormulaNode *node);
} functions[] = {
  { "min", PURSER_FORMULA_MIN, add_parts },
  { "max", PURSER_FORMULA_MAX, add_parts },
  { "up", PURSER_FORMULA_UP, add_quotient },
  { "steps", PURSER_FORMULA_STEPS, add_steps },
  { "rank", PURSER_FORMULA_RANK, add_places },
};

static PurserFormulaNode *
parse_function (Parser     *self,
                const char *begin,
                const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (functions); i++)
    if (strcmp (functions[i].word, word) == 0)
      {
        g_autoptr (PurserFormulaNode) node = make (self, functions[i].kind);

        if (node != NULL && need (self, '(', _("a bracket is missing here")) && functions[i].add (self, node) &&
            need (self, ')', _("a closing bracket is missing here")))
          return g_steal_pointer (&node);
        return NULL;
      }
  return fail_at (self, begin, _("this word has no meaning here"));
}

static PurserFormulaNode *
parse_word (Parser *self)
{
  const char *begin = self->at;
  char word[8];

  read_word (self, word);
  if (self->sum)
    return fail_at (self, begin, _("only numbers and operators are allowed here"));
  if (g_ascii_isupper (word[0]) && g_ascii_isupper (word[strlen (word) - 1]))
    return parse_column (self, begin, word);
  if (strcmp (word, "x") == 0)
    return make (self, PURSER_FORMULA_ENTERED);
  return parse_function (self, begin, word);
}

static PurserFormulaNode *
parse_bracket (Parser *self)
{
  g_autoptr (PurserFormulaNode) inside = NULL;

  move_on (self);
  inside = parse_expression (self);
  if (inside == NULL || !need (self, ')', _("a closing bracket is missing here")))
    return NULL;
  return g_steal_pointer (&inside);
}

static PurserFormulaNode *
parse_plain_factor (Parser *self)
{
  gunichar letter = peek (self);

  if (letter == '(')
    return parse_bracket (self);
  if (letter < 128 && g_ascii_isalpha ((char) letter))
    return parse_word (self);
  return parse_number (self);
}

static PurserFormulaNode *
parse_factor (Parser   *self,
              gboolean  signed_)
{
  g_autoptr (PurserFormulaNode) negative = NULL;
  PurserFormulaNode *of;

  if (!signed_ || (peek (self) != '-' && peek (self) != '+'))
    return parse_plain_factor (self);
  if (take (self, '+'))
    return parse_plain_factor (self);
  move_on (self);
  negative = make (self, PURSER_FORMULA_NEGATIVE);
  of = negative != NULL ? parse_plain_factor (self) : NULL;
  if (of == NULL)
    return NULL;
  node_add (negative, of);
  return g_steal_pointer (&negative);
}

/* Takes ownership of both. */
static PurserFormulaNode *
join (Parser            *self,
      PurserFormulaKind  kind,
      PurserFormulaNode *first,
      PurserFormulaNode *second)
{
  g_autoptr (PurserFormulaNode) left = first;
  g_autoptr (PurserFormulaNode) right = second;
  PurserFormulaNode *node = left != NULL && right != NULL ? make (self, kind) : NULL;

  if (node == NULL)
    return NULL;
  node_add (node, g_steal_pointer (&left));
  node_add (node, g_steal_pointer (&right));
  return node;
}

static gboolean
is_number (const PurserFormulaNode *node)
{
  if (node->kind == PURSER_FORMULA_ENTERED || node->kind == PURSER_FORMULA_COLUMN)
    return FALSE;
  for (guint i = 0; node->of != NULL && i < node->of->len; i++)
    if (!is_number (g_ptr_array_index (node->of, i)))
      return FALSE;
  return node->kind != PURSER_FORMULA_RANK;
}

/* Notes a divisor that is always 0, which is a mistake. A play that has it can go on, as the quotient is 0. */
static void
note_divisor (Parser                  *self,
              const PurserFormulaNode *divisor,
              const char              *at)
{
  if (divisor != NULL && self->zero == NULL && is_number (divisor) && purser_formula_node_work_out (divisor, NULL, 0) == 0)
    self->zero = at;
}

static PurserFormulaNode *
parse_divisor (Parser *self)
{
  PurserFormulaNode *divisor;
  const char *at;

  peek (self);
  at = self->at;
  divisor = parse_factor (self, !self->sum);
  note_divisor (self, divisor, at);
  return divisor;
}

static PurserFormulaNode *
parse_term (Parser   *self,
            gboolean  signed_)
{
  PurserFormulaNode *node = parse_factor (self, signed_);

  while (node != NULL && (peek (self) == '*' || peek (self) == '/'))
    {
      PurserFormulaKind kind = peek (self) == '*' ? PURSER_FORMULA_TIMES : PURSER_FORMULA_DIVIDED;

      move_on (self);
      node = join (self, kind, node,
                   kind == PURSER_FORMULA_DIVIDED ? parse_divisor (self) : parse_factor (self, !self->sum));
    }
  return node;
}

static PurserFormulaNode *
parse_sum (Parser *self)
{
  PurserFormulaNode *node = parse_term (self, TRUE);

  while (node != NULL && (peek (self) == '+' || peek (self) == '-'))
    {
      PurserFormulaKind kind = peek (self) == '+' ? PURSER_FORMULA_PLUS : PURSER_FORMULA_MINUS;

      move_on (self);
      node = join (self, kind, node, parse_term (self, FALSE));
    }
  return node;
}

static PurserFormulaNode *
parse_expression (Parser *self)
{
  PurserFormulaNode *node;

  if (self->depth == DEEPEST)
    return fail (self, _("brackets are nested too deeply"));
  self->depth++;
  node = parse_sum (self);
  self->depth--;
  return node;
}

static PurserFormula *
parse (const char         *text,
       guint               n_columns,
       gboolean            sum,
       PurserFormulaError *error)
{
  Parser parser = { text, text, n_columns, sum, 0, 0, FALSE, NULL, error };
  g_autoptr (PurserFormulaNode) root = NULL;
  PurserFormula *self;

  if (!g_utf8_validate (text, -1, NULL))
    return fail (&(Parser) { .at = "", .begin = "", .error = error }, _("this is not text"));
  if (g_utf8_strlen (text, -1) > PURSER_FORMULA_LENGTH)
    return fail (&parser, _("the formula is too long"));
  root = parse_expression (&parser);
  if (root == NULL)
    return NULL;
  if (peek (&parser) != '\0')
    return fail (&parser, _("only + − × or ÷ can follow here"));
  self = g_new0 (PurserFormula, 1);
  self->root = g_steal_pointer (&root);
  self->size = parser.parts;
  self->zero = parser.zero != NULL ? (int) g_utf8_pointer_to_offset (text, parser.zero) : -1;
  return self;
}

/**
 * purser_formula_new:
 * @text: the text that somebody wrote; any bytes
 * @n_columns: the number of columns
 * @error: (out) (optional): what is wrong, and where
 *
 * Reads a formula. It has at most PURSER_FORMULA_LENGTH characters, 300 parts and 24 levels of brackets, and no rank in a rank,
 * so that working it out is always quick.
 *
 * Returns: (transfer full) (nullable): the formula; %NULL if the text is none
 */
PurserFormula *
purser_formula_new (const char         *text,
                    guint               n_columns,
                    PurserFormulaError *error)
{
  return parse (text, n_columns, FALSE, error);
}

/**
 * purser_formula_new_sum:
 * @text: the text that somebody wrote; any bytes
 * @error: (out) (optional): what is wrong, and where
 *
 * Reads a formula of only numbers and signs, such as 12+8-5 or 3×(4+1).
 *
 * Returns: (transfer full) (nullable): the formula; %NULL if the text is none
 */
PurserFormula *
purser_formula_new_sum (const char         *text,
                        PurserFormulaError *error)
{
  return parse (text, 0, TRUE, error);
}
