CREATE TABLE "content"."media_releases" (
	"id" text PRIMARY KEY,
	"site_id" text NOT NULL,
	"slug" text NOT NULL,
	"publication_date" timestamp with time zone NOT NULL,
	"title" jsonb NOT NULL,
	"lead_text" jsonb NOT NULL,
	"adhoc" boolean NOT NULL,
	"languages" text[] NOT NULL,
	"blocks" jsonb NOT NULL,
	"is_published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_releases_address" UNIQUE("site_id","slug")
);
--> statement-breakpoint
CREATE TABLE "content"."news_items" (
	"id" text PRIMARY KEY,
	"site_id" text NOT NULL,
	"publication_date" timestamp with time zone NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"link" jsonb,
	"image" text,
	"is_published" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."stories" (
	"id" text PRIMARY KEY,
	"site_id" text NOT NULL,
	"slug" text NOT NULL,
	"publication_date" timestamp with time zone NOT NULL,
	"title" jsonb NOT NULL,
	"lead_text" jsonb NOT NULL,
	"teaser_image" text,
	"category_id" text,
	"contact_ids" text[] NOT NULL,
	"video_url" text,
	"video_duration" integer,
	"languages" text[] NOT NULL,
	"blocks" jsonb NOT NULL,
	"is_published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stories_address" UNIQUE("site_id","slug")
);
--> statement-breakpoint
CREATE TABLE "content"."story_categories" (
	"id" text PRIMARY KEY,
	"site_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"sort_index" integer NOT NULL,
	CONSTRAINT "story_categories_address" UNIQUE("site_id","slug")
);
--> statement-breakpoint
CREATE TABLE "content"."story_contacts" (
	"id" text PRIMARY KEY,
	"site_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"role" jsonb,
	"email" text,
	"image" text,
	"sort_index" integer NOT NULL,
	CONSTRAINT "story_contacts_address" UNIQUE("site_id","slug")
);
--> statement-breakpoint
CREATE INDEX "media_releases_by_date" ON "content"."media_releases" ("site_id","publication_date");--> statement-breakpoint
CREATE INDEX "news_items_by_date" ON "content"."news_items" ("site_id","publication_date");--> statement-breakpoint
CREATE INDEX "stories_by_date" ON "content"."stories" ("site_id","publication_date");--> statement-breakpoint
ALTER TABLE "content"."stories" ADD CONSTRAINT "stories_category_id_story_categories_id_fkey" FOREIGN KEY ("category_id") REFERENCES "content"."story_categories"("id");