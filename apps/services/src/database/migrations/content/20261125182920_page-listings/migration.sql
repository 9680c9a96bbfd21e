CREATE TABLE "content"."page_listings" (
	"page_id" text,
	"stage" text,
	"site_id" text NOT NULL,
	"url" text NOT NULL,
	"search_text" text NOT NULL,
	"target_states" text NOT NULL,
	CONSTRAINT "page_listings_pkey" PRIMARY KEY("page_id","stage")
);
--> statement-breakpoint
CREATE INDEX "page_listings_address" ON "content"."page_listings" ("stage","site_id","url" collate "C","page_id");--> statement-breakpoint
-- Replaces the listings of pages.
CREATE FUNCTION "content"."list_pages"("ids" text[]) RETURNS void LANGUAGE sql AS $function$
  DELETE FROM content.page_listings WHERE page_id = ANY (ids);
  INSERT INTO content.page_listings (page_id, stage, site_id, url, search_text, target_states)
  SELECT version.id, shown.stage, version.site_id, version.url,
    lower(concat_ws(E'\n', version.url, version.id, title.text)), coalesce(target.states, '')
  FROM content.pages AS version
  -- The draft stage shows the draft, else the published version.
  CROSS JOIN LATERAL (
    SELECT 'published' AS stage WHERE version.stage = 'published'
    UNION ALL
    SELECT 'draft' WHERE version.stage = 'draft' OR NOT EXISTS (
      SELECT FROM content.pages AS draft WHERE draft.id = version.id AND draft.stage = 'draft'
    )
  ) AS shown
  -- The title is one text for all languages, or an object with one per language.
  CROSS JOIN LATERAL (
    SELECT string_agg(titles.value, E'\n') AS text FROM jsonb_each_text(
      CASE jsonb_typeof(version.title) WHEN 'object' THEN version.title ELSE jsonb_build_object('', version.title) END
    ) AS titles
  ) AS title
  -- A target without a row is marked for translation.
  CROSS JOIN LATERAL (
    SELECT ' ' || string_agg(DISTINCT concat_ws(':', wanted.language, coalesce(stored.state, 'MarkedForTranslation'),
      CASE WHEN stored.outdated THEN 'true' ELSE 'false' END), ' ') || ' ' AS states
    FROM unnest(version.translation_target_languages) AS wanted (language)
    LEFT JOIN content.translation_targets AS stored ON stored.page_id = version.id AND stored.language = wanted.language
    WHERE wanted.language <> version.translation_source_language
  ) AS target
  WHERE version.id = ANY (ids);
$function$;
--> statement-breakpoint
CREATE FUNCTION "content"."list_changed_pages"() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  IF TG_TABLE_NAME = 'pages' THEN
    PERFORM content.list_pages(ARRAY(SELECT DISTINCT id FROM changed));
  ELSE
    PERFORM content.list_pages(ARRAY(SELECT DISTINCT page_id FROM changed));
  END IF;
  RETURN NULL;
END
$function$;
--> statement-breakpoint
-- A trigger with a transition table has one event.
CREATE TRIGGER "list_inserted" AFTER INSERT ON "content"."pages" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "content"."list_changed_pages"();
--> statement-breakpoint
CREATE TRIGGER "list_updated" AFTER UPDATE ON "content"."pages" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "content"."list_changed_pages"();
--> statement-breakpoint
CREATE TRIGGER "list_deleted" AFTER DELETE ON "content"."pages" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "content"."list_changed_pages"();
--> statement-breakpoint
CREATE TRIGGER "list_inserted" AFTER INSERT ON "content"."translation_targets" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "content"."list_changed_pages"();
--> statement-breakpoint
CREATE TRIGGER "list_updated" AFTER UPDATE ON "content"."translation_targets" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "content"."list_changed_pages"();
--> statement-breakpoint
CREATE TRIGGER "list_deleted" AFTER DELETE ON "content"."translation_targets" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "content"."list_changed_pages"();
--> statement-breakpoint
SELECT "content"."list_pages"(ARRAY(SELECT DISTINCT id FROM "content"."pages"));
