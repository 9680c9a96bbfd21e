CREATE TABLE "search"."lexemes" (
	"language" text,
	"lexeme" text,
	CONSTRAINT "lexemes_pkey" PRIMARY KEY("language","lexeme")
);
--> statement-breakpoint
CREATE INDEX "lexemes_prefix" ON "search"."lexemes" ("language","lexeme" text_pattern_ops);--> statement-breakpoint
-- An index of older rules is made anew by the start that brings this.
TRUNCATE "search"."documents", "search"."words";--> statement-breakpoint
-- Of a very common word nobody needs all texts: where every sixty-fourth, or every eighth, gives enough, the others are
-- not looked at, so that a search takes as long in a large catalogue as in a small one. What comes twice is one to the
-- caller.
CREATE OR REPLACE FUNCTION "search"."match"("spoken" text, "wanted" tsquery, "most" integer) RETURNS TABLE ("id" text, "language" text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $function$
DECLARE
  share text;
  found_rows bigint;
BEGIN
  FOREACH share IN ARRAY ARRAY['''^1''', '''^2''', 'all'] LOOP
    -- The language stands in the text of the query, so that the tree of that language fits.
    RETURN QUERY EXECUTE format('SELECT d.id, d.language FROM search.documents d WHERE d.language = %L AND d.words @@ $1 LIMIT $2', spoken)
      USING CASE share WHEN 'all' THEN wanted ELSE share::tsquery && wanted END, most;
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    EXIT WHEN found_rows >= most;
  END LOOP;
END
$function$;--> statement-breakpoint
-- Beginnings (`machin:*`) become the words of the language that begin so, if these are few: a tree reads everything that
-- a beginning stands for before it looks at the other words, but not all of what a word stands for.
CREATE FUNCTION "search"."expand"("spoken" text, "wanted" tsquery) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $function$
DECLARE
  most CONSTANT integer := 40;
  most_numbers CONSTANT integer := 10;
  written text := wanted::text;
  beginning text;
  forms text[];
  numbers text[];
BEGIN
  FOR beginning IN SELECT DISTINCT matched.parts[1] FROM regexp_matches(written, '''([^'']+)'':\*', 'g') AS matched(parts) LOOP
    -- Part numbers, rare as each of them is, stay beginnings.
    CONTINUE WHEN beginning ~ '[0-9]';
    SELECT array_agg(lexeme) INTO forms FROM (
      SELECT lexeme FROM search.lexemes
        WHERE language = spoken AND lexeme ~>=~ beginning AND lexeme ~<~ (beginning || U&'\+10FFFF') LIMIT most + 1
    ) AS known;
    CONTINUE WHEN forms IS NULL OR cardinality(forms) > most;
    SELECT array_agg(word) INTO numbers FROM (
      SELECT word FROM search.words
        WHERE word ~>=~ beginning AND word ~<~ (beginning || U&'\+10FFFF') AND word ~ '[0-9]' LIMIT most_numbers + 1
    ) AS known;
    IF cardinality(numbers) <= most_numbers THEN
      forms := forms || numbers;
    END IF;
    written := replace(written, format('''%s'':*', beginning), format('(%s)', (SELECT string_agg(format('''%s''', form), ' | ') FROM unnest(forms) AS form)));
  END LOOP;
  RETURN written::tsquery;
END
$function$;
