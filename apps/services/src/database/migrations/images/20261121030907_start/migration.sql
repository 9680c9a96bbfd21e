CREATE SCHEMA "images";
--> statement-breakpoint
CREATE TABLE "images"."originals" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bytea NOT NULL
);
