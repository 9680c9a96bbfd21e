-- A share of all texts is no help where beginnings of part numbers are asked for: a tree reads all that they stand for in
-- any case, and once is enough.
CREATE OR REPLACE FUNCTION "search"."match"("spoken" text, "wanted" tsquery, "most" integer) RETURNS TABLE ("id" text, "language" text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $function$
DECLARE
  share text;
  found_rows bigint;
  is_rare boolean := false;
BEGIN
  FOREACH share IN ARRAY CASE WHEN wanted::text ~ '[0-9]'':\*' THEN ARRAY['all'] ELSE ARRAY['''^1''', '''^2''', 'all'] END LOOP
    CONTINUE WHEN is_rare AND share <> 'all';
    -- The language stands in the text of the query, so that the tree of that language fits.
    RETURN QUERY EXECUTE format('SELECT d.id, d.language FROM search.documents d WHERE d.language = %L AND d.words @@ $1 LIMIT $2', spoken)
      USING CASE share WHEN 'all' THEN wanted ELSE share::tsquery && wanted END, most;
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    EXIT WHEN found_rows >= most;
    -- Where the smallest share gives next to nothing, the next one does not give enough either.
    is_rare := share = '''^1''' AND found_rows * 8 < most;
  END LOOP;
END
$function$;--> statement-breakpoint
-- What nothing begins with is a word that nothing has, rather than a beginning.
CREATE OR REPLACE FUNCTION "search"."expand"("spoken" text, "wanted" tsquery) RETURNS tsquery
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
    CONTINUE WHEN cardinality(forms) > most;
    SELECT array_agg(word) INTO numbers FROM (
      SELECT word FROM search.words
        WHERE word ~>=~ beginning AND word ~<~ (beginning || U&'\+10FFFF') AND word ~ '[0-9]' LIMIT most_numbers + 1
    ) AS known;
    IF cardinality(numbers) <= most_numbers THEN
      forms := forms || numbers;
    END IF;
    CONTINUE WHEN forms IS NULL AND numbers IS NOT NULL;
    forms := coalesce(forms, ARRAY[beginning]);
    written := replace(written, format('''%s'':*', beginning), format('(%s)', (SELECT string_agg(format('''%s''', form), ' | ') FROM unnest(forms) AS form)));
  END LOOP;
  RETURN written::tsquery;
END
$function$;
