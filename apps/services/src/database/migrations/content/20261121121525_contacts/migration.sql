CREATE TABLE "content"."contacts" (
	"id" text PRIMARY KEY,
	"site_ids" text[] NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"role" jsonb,
	"email" text,
	"phone" text,
	"image" text,
	"kinds" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"location_id" text,
	"is_published" boolean NOT NULL,
	"sort_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."locations" (
	"id" text PRIMARY KEY,
	"site_ids" text[] NOT NULL,
	"name" text NOT NULL,
	"brands" text[] NOT NULL,
	"kinds" text[] NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"countries_served" text[] NOT NULL,
	"street" text,
	"postal_code" text,
	"city" text NOT NULL,
	"phone" text,
	"email" text,
	"website" text,
	"latitude" double precision,
	"longitude" double precision,
	"is_published" boolean NOT NULL,
	"sort_index" integer NOT NULL
);
