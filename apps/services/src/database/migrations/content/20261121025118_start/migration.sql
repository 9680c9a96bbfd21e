CREATE SCHEMA "content";
--> statement-breakpoint
CREATE TABLE "content"."blocks" (
	"id" text NOT NULL,
	"page_id" text,
	"stage" text,
	"sort_index" integer,
	"content" jsonb NOT NULL,
	CONSTRAINT "blocks_pkey" PRIMARY KEY("page_id","stage","sort_index")
);
--> statement-breakpoint
CREATE TABLE "content"."countries" (
	"code" text PRIMARY KEY,
	"hidden" boolean NOT NULL,
	"supported_languages" text[] NOT NULL,
	"default_language" text NOT NULL,
	"default_measurement_system" text,
	"sort_index" integer NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."footers" (
	"id" text PRIMARY KEY,
	"theme" text NOT NULL,
	"contact_link" jsonb,
	"sections" jsonb NOT NULL,
	"legal_links" jsonb NOT NULL,
	"legal_text" jsonb
);
--> statement-breakpoint
CREATE TABLE "content"."languages" (
	"code" text PRIMARY KEY,
	"default_country" text,
	"sort_index" integer NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."navigation_items" (
	"id" text PRIMARY KEY,
	"navigation_id" text NOT NULL,
	"parent_id" text,
	"section" integer,
	"section_title" jsonb,
	"sort_index" integer NOT NULL,
	"title" jsonb NOT NULL,
	"breadcrumb_override" jsonb,
	"countries" text[] NOT NULL,
	"page_id" text,
	"url" text,
	"page_type" text,
	"target" text,
	"hidden" boolean NOT NULL,
	"hidden_sub_items" boolean NOT NULL,
	"marketing_title" jsonb,
	"marketing_description" jsonb,
	"logo" text
);
--> statement-breakpoint
CREATE TABLE "content"."navigations" (
	"id" text PRIMARY KEY
);
--> statement-breakpoint
CREATE TABLE "content"."pages" (
	"id" text,
	"stage" text,
	"site_id" text NOT NULL,
	"slug" text NOT NULL,
	"parent_slug" text NOT NULL,
	"url" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"type" text NOT NULL,
	"page_type" text NOT NULL,
	"cms_type" text NOT NULL,
	"branch" text,
	"languages" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"canonical_url" text,
	"theme" text NOT NULL,
	"translation_source_language" text NOT NULL,
	"translation_target_languages" text[] NOT NULL,
	"protection" text NOT NULL,
	"protection_role" text,
	"protection_password_hash" text,
	"header_theme" text NOT NULL,
	"header_hidden" boolean NOT NULL,
	"picture" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pages_pkey" PRIMARY KEY("id","stage")
);
--> statement-breakpoint
CREATE TABLE "content"."pictures" (
	"name" text PRIMARY KEY,
	"image_id" text NOT NULL,
	"alt" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."redirects" (
	"id" text PRIMARY KEY,
	"site_id" text,
	"previous_url" text NOT NULL,
	"target" jsonb NOT NULL,
	"sort_index" integer NOT NULL,
	CONSTRAINT "redirects_previous_url" UNIQUE NULLS NOT DISTINCT("site_id","previous_url")
);
--> statement-breakpoint
CREATE TABLE "content"."route_rules" (
	"id" text PRIMARY KEY,
	"site_id" text,
	"pattern" text NOT NULL,
	"redirect" text NOT NULL,
	"external" boolean NOT NULL,
	"sort_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."sites" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"slug" text UNIQUE,
	"brand" text NOT NULL,
	"international_only" boolean NOT NULL,
	"hide_side_buttons" boolean NOT NULL,
	"enable_cut_font" boolean NOT NULL,
	"sort_index" integer NOT NULL,
	"added_languages" text[] NOT NULL,
	"removed_languages" text[] NOT NULL,
	"features" text[] NOT NULL,
	"domains" text[] NOT NULL,
	"header_navigation_id" text,
	"footer_navigation_id" text
);
--> statement-breakpoint
CREATE INDEX "navigation_items_navigation" ON "content"."navigation_items" ("navigation_id","sort_index");--> statement-breakpoint
CREATE INDEX "pages_address" ON "content"."pages" ("site_id","slug","parent_slug");--> statement-breakpoint
CREATE INDEX "redirects_by_previous_url" ON "content"."redirects" ("previous_url");--> statement-breakpoint
ALTER TABLE "content"."blocks" ADD CONSTRAINT "blocks_page_id_stage_pages_id_stage_fkey" FOREIGN KEY ("page_id","stage") REFERENCES "content"."pages"("id","stage") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "content"."countries" ADD CONSTRAINT "countries_default_language_languages_code_fkey" FOREIGN KEY ("default_language") REFERENCES "content"."languages"("code");--> statement-breakpoint
ALTER TABLE "content"."navigation_items" ADD CONSTRAINT "navigation_items_navigation_id_navigations_id_fkey" FOREIGN KEY ("navigation_id") REFERENCES "content"."navigations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "content"."pages" ADD CONSTRAINT "pages_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id");--> statement-breakpoint
ALTER TABLE "content"."redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id");--> statement-breakpoint
ALTER TABLE "content"."route_rules" ADD CONSTRAINT "route_rules_site_id_sites_id_fkey" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id");--> statement-breakpoint
ALTER TABLE "content"."sites" ADD CONSTRAINT "sites_header_navigation_id_navigations_id_fkey" FOREIGN KEY ("header_navigation_id") REFERENCES "content"."navigations"("id");--> statement-breakpoint
ALTER TABLE "content"."sites" ADD CONSTRAINT "sites_footer_navigation_id_footers_id_fkey" FOREIGN KEY ("footer_navigation_id") REFERENCES "content"."footers"("id");