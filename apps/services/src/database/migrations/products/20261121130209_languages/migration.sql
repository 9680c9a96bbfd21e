ALTER TABLE "products"."classifications" ADD COLUMN "languages" text[] DEFAULT '{en}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products"."products" ADD COLUMN "languages" text[] DEFAULT '{en}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products"."products" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "products"."classifications" SET "languages" = ARRAY(SELECT jsonb_object_keys("name") ORDER BY 1) WHERE jsonb_typeof("name") = 'object';--> statement-breakpoint
UPDATE "products"."products" SET "languages" = ARRAY(SELECT jsonb_object_keys("short_description") ORDER BY 1) WHERE jsonb_typeof("short_description") = 'object';--> statement-breakpoint
ALTER TABLE "products"."classifications" ALTER COLUMN "languages" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "products"."products" ALTER COLUMN "languages" DROP DEFAULT;
