CREATE TABLE "images"."crops" (
	"id" text PRIMARY KEY,
	"original_id" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images"."crops" ADD CONSTRAINT "crops_original_id_originals_id_fkey" FOREIGN KEY ("original_id") REFERENCES "images"."originals"("id");