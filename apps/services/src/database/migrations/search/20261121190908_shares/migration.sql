CREATE INDEX "documents_words_en_few" ON "search"."documents" USING gin ("words") WHERE language = 'en' and words @@ '''^2'''::tsquery;--> statement-breakpoint
CREATE INDEX "documents_words_de_few" ON "search"."documents" USING gin ("words") WHERE language = 'de' and words @@ '''^2'''::tsquery;--> statement-breakpoint
CREATE INDEX "documents_words_fr_few" ON "search"."documents" USING gin ("words") WHERE language = 'fr' and words @@ '''^2'''::tsquery;--> statement-breakpoint
CREATE INDEX "documents_words_zh_few" ON "search"."documents" USING gin ("words") WHERE language = 'zh' and words @@ '''^2'''::tsquery;--> statement-breakpoint
CREATE INDEX "documents_words_ja_few" ON "search"."documents" USING gin ("words") WHERE language = 'ja' and words @@ '''^2'''::tsquery;--> statement-breakpoint
CREATE INDEX "documents_words_es_few" ON "search"."documents" USING gin ("words") WHERE language = 'es' and words @@ '''^2'''::tsquery;--> statement-breakpoint
CREATE INDEX "documents_words_pt_few" ON "search"."documents" USING gin ("words") WHERE language = 'pt' and words @@ '''^2'''::tsquery;--> statement-breakpoint
CREATE INDEX "documents_words_cs_few" ON "search"."documents" USING gin ("words") WHERE language = 'cs' and words @@ '''^2'''::tsquery;--> statement-breakpoint
CREATE INDEX "documents_words_hu_few" ON "search"."documents" USING gin ("words") WHERE language = 'hu' and words @@ '''^2'''::tsquery;--> statement-breakpoint
CREATE INDEX "documents_words_ro_few" ON "search"."documents" USING gin ("words") WHERE language = 'ro' and words @@ '''^2'''::tsquery;--> statement-breakpoint
CREATE INDEX "documents_words_sk_few" ON "search"."documents" USING gin ("words") WHERE language = 'sk' and words @@ '''^2'''::tsquery;--> statement-breakpoint
-- Of what is common, every eighth thing has a tree of its own, and the parts of a query are looked up one after the
-- other: as one query, a tree asks for every text that has the rarest word what all others say about it. Rare words come
-- first where all is looked at, and where it is shown where only a share is.
DROP FUNCTION "search"."match"(text, tsquery, integer);--> statement-breakpoint
CREATE FUNCTION "search"."match"("spoken" text, "shown" tsquery, "wanted" tsquery[], "most" integer) RETURNS TABLE ("id" text, "language" text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $function$
DECLARE
  share text;
  conditions text;
  found_rows bigint;
  is_rare boolean := false;
BEGIN
  -- A language that says nothing with any of the words finds nothing.
  IF cardinality(wanted) = 0 THEN
    RETURN;
  END IF;
  SELECT string_agg(format('d.words @@ $2[%s]', place), ' AND ') INTO conditions FROM generate_subscripts(wanted, 1) AS place;
  -- A sixty-fourth is no help where beginnings of part numbers are asked for: it reads all that they stand for as well.
  FOREACH share IN ARRAY CASE WHEN wanted::text ~ '[0-9]'':\*' THEN ARRAY['^2', 'all'] ELSE ARRAY['^1', '^2', 'all'] END LOOP
    CONTINUE WHEN is_rare AND share <> 'all';
    -- The language and the share stand in the text of the query, so that the tree of that language and share fits.
    RETURN QUERY EXECUTE format('SELECT d.id, d.language FROM search.documents d WHERE d.language = %L AND ', spoken)
      || CASE share
        WHEN '^1' THEN 'd.words @@ ''''''^2''''''::tsquery AND d.words @@ ''''''^1''''''::tsquery AND d.words @@ $1 AND ' || conditions
        WHEN '^2' THEN 'd.words @@ ''''''^2''''''::tsquery AND d.words @@ $1 AND ' || conditions
        ELSE conditions || ' AND d.words @@ $1'
      END || ' LIMIT $3'
      USING shown, wanted, most;
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    EXIT WHEN found_rows >= most;
    -- Where the smallest share gives next to nothing, the next one does not give enough either.
    is_rare := share = '^1' AND found_rows * 8 < most;
  END LOOP;
END
$function$;
