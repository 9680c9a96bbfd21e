CREATE SCHEMA "products";
--> statement-breakpoint
CREATE TABLE "products"."brands" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"image_url" text
);
--> statement-breakpoint
CREATE TABLE "products"."classifications" (
	"id" text PRIMARY KEY,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"parent_id" text,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"image_url" text,
	"supported_countries" text[] NOT NULL,
	"sort_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products"."product_classifications" (
	"product_id" text,
	"classification_id" text,
	"sort_index" integer NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "product_classifications_pkey" PRIMARY KEY("product_id","classification_id")
);
--> statement-breakpoint
CREATE TABLE "products"."product_details" (
	"product_id" text PRIMARY KEY,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products"."products" (
	"id" text PRIMARY KEY,
	"slug" text NOT NULL UNIQUE,
	"name" jsonb NOT NULL,
	"short_description" jsonb,
	"images" jsonb NOT NULL,
	"variant_count" integer NOT NULL,
	"supported_countries" text[] NOT NULL,
	"brand_id" text,
	"service_id" text UNIQUE
);
--> statement-breakpoint
CREATE TABLE "products"."related_products" (
	"product_id" text,
	"related_id" text NOT NULL,
	"type" text NOT NULL,
	"sort_index" integer,
	CONSTRAINT "related_products_pkey" PRIMARY KEY("product_id","sort_index")
);
--> statement-breakpoint
CREATE INDEX "classifications_type" ON "products"."classifications" ("type","sort_index");--> statement-breakpoint
CREATE INDEX "classifications_slug" ON "products"."classifications" ("slug","type");--> statement-breakpoint
CREATE INDEX "classifications_parent" ON "products"."classifications" ("parent_id","sort_index");--> statement-breakpoint
CREATE INDEX "product_classifications_classification" ON "products"."product_classifications" ("classification_id","sort_index");--> statement-breakpoint
ALTER TABLE "products"."classifications" ADD CONSTRAINT "classifications_parent_id_classifications_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "products"."classifications"("id");--> statement-breakpoint
ALTER TABLE "products"."product_classifications" ADD CONSTRAINT "product_classifications_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"."products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products"."product_classifications" ADD CONSTRAINT "product_classifications_4FN37XVNwbGu_fkey" FOREIGN KEY ("classification_id") REFERENCES "products"."classifications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products"."product_details" ADD CONSTRAINT "product_details_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"."products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products"."products" ADD CONSTRAINT "products_brand_id_brands_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "products"."brands"("id");--> statement-breakpoint
ALTER TABLE "products"."related_products" ADD CONSTRAINT "related_products_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"."products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products"."related_products" ADD CONSTRAINT "related_products_related_id_products_id_fkey" FOREIGN KEY ("related_id") REFERENCES "products"."products"("id") ON DELETE CASCADE;