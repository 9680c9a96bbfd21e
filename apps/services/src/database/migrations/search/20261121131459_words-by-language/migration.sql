CREATE INDEX "documents_words_en" ON "search"."documents" USING gin ("words") WHERE language = 'en';--> statement-breakpoint
CREATE INDEX "documents_words_de" ON "search"."documents" USING gin ("words") WHERE language = 'de';--> statement-breakpoint
CREATE INDEX "documents_words_fr" ON "search"."documents" USING gin ("words") WHERE language = 'fr';--> statement-breakpoint
CREATE INDEX "documents_words_zh" ON "search"."documents" USING gin ("words") WHERE language = 'zh';--> statement-breakpoint
CREATE INDEX "documents_words_ja" ON "search"."documents" USING gin ("words") WHERE language = 'ja';--> statement-breakpoint
CREATE INDEX "documents_words_es" ON "search"."documents" USING gin ("words") WHERE language = 'es';--> statement-breakpoint
CREATE INDEX "documents_words_pt" ON "search"."documents" USING gin ("words") WHERE language = 'pt';--> statement-breakpoint
CREATE INDEX "documents_words_cs" ON "search"."documents" USING gin ("words") WHERE language = 'cs';--> statement-breakpoint
CREATE INDEX "documents_words_hu" ON "search"."documents" USING gin ("words") WHERE language = 'hu';--> statement-breakpoint
CREATE INDEX "documents_words_ro" ON "search"."documents" USING gin ("words") WHERE language = 'ro';--> statement-breakpoint
CREATE INDEX "documents_words_sk" ON "search"."documents" USING gin ("words") WHERE language = 'sk';--> statement-breakpoint
-- The planner takes the words of a language for rare or frequent by chance, and reading all texts for cheap, since it
-- does not know how long they are: these two always go by the trees.
CREATE FUNCTION "search"."match"("spoken" text, "wanted" tsquery, "most" integer) RETURNS TABLE ("id" text, "language" text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $function$
BEGIN
  -- The language stands in the text of the query, so that the tree of that language fits.
  RETURN QUERY EXECUTE format('SELECT d.id, d.language FROM search.documents d WHERE d.language = %L AND d.words @@ $1 LIMIT $2', spoken)
    USING wanted, most;
END
$function$;--> statement-breakpoint
CREATE FUNCTION "search"."begin"("spoken" text[], "beginning" text, "shown" tsquery, "most" integer) RETURNS TABLE ("id" text, "language" text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET jit = off AS $function$
BEGIN
  RETURN QUERY SELECT d.id, d.language FROM search.documents d
    WHERE d.title_key ~>=~ beginning AND d.title_key ~<~ (beginning || U&'\+10FFFF') AND d.language = ANY (spoken) AND d.words @@ shown
    ORDER BY d.title_key USING ~<~ LIMIT most;
END
$function$;--> statement-breakpoint
-- The same words, wanted in the title: words there stand a second time, with a sign before them.
CREATE FUNCTION "search"."titles"("words" tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT AS $function$
  SELECT regexp_replace(words::text, '''([^'']+)''', '''%\1''', 'g')::tsquery
$function$;
