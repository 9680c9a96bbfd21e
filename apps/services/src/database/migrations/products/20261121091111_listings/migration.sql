CREATE TABLE "products"."listing_entries" (
	"classification_id" text,
	"place" integer,
	"product_id" text NOT NULL,
	CONSTRAINT "listing_entries_pkey" PRIMARY KEY("classification_id","place")
);
--> statement-breakpoint
CREATE TABLE "products"."listing_facets" (
	"classification_id" text,
	"key" text,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"unit" jsonb,
	"system" text,
	"sort_index" integer NOT NULL,
	"low" real,
	"high" real,
	"spans" bytea,
	CONSTRAINT "listing_facets_pkey" PRIMARY KEY("classification_id","key")
);
--> statement-breakpoint
CREATE TABLE "products"."listing_orders" (
	"classification_id" text,
	"language" text,
	"ranks" bytea NOT NULL,
	CONSTRAINT "listing_orders_pkey" PRIMARY KEY("classification_id","language")
);
--> statement-breakpoint
CREATE TABLE "products"."listing_values" (
	"classification_id" text,
	"key" text,
	"value" text,
	"label" jsonb NOT NULL,
	"sort_index" integer NOT NULL,
	"places" varbit NOT NULL,
	CONSTRAINT "listing_values_pkey" PRIMARY KEY("classification_id","key","value")
);
--> statement-breakpoint
CREATE TABLE "products"."listings" (
	"classification_id" text PRIMARY KEY,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_entries_product" ON "products"."listing_entries" ("product_id");--> statement-breakpoint
ALTER TABLE "products"."listing_entries" ADD CONSTRAINT "listing_entries_isgV7pYPbd75_fkey" FOREIGN KEY ("classification_id") REFERENCES "products"."listings"("classification_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products"."listing_entries" ADD CONSTRAINT "listing_entries_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"."products"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products"."listing_facets" ADD CONSTRAINT "listing_facets_qyf81xY00Enl_fkey" FOREIGN KEY ("classification_id") REFERENCES "products"."listings"("classification_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products"."listing_orders" ADD CONSTRAINT "listing_orders_7FSwvH8pjTek_fkey" FOREIGN KEY ("classification_id") REFERENCES "products"."listings"("classification_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products"."listing_values" ADD CONSTRAINT "listing_values_bP155ELSE2lH_fkey" FOREIGN KEY ("classification_id") REFERENCES "products"."listings"("classification_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products"."listings" ADD CONSTRAINT "listings_classification_id_classifications_id_fkey" FOREIGN KEY ("classification_id") REFERENCES "products"."classifications"("id") ON DELETE CASCADE;