CREATE TABLE "identity"."application_access" (
	"account_id" text,
	"organization_id" text,
	"application" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"requested_by" text,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_access_pkey" PRIMARY KEY("account_id","organization_id","application")
);
--> statement-breakpoint
CREATE TABLE "identity"."audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"action" text NOT NULL,
	"application" text,
	"role" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."invitations" (
	"account_id" text,
	"organization_id" text,
	"token_hash" text NOT NULL UNIQUE,
	"invited_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_pkey" PRIMARY KEY("account_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."memberships" (
	"account_id" text,
	"organization_id" text,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "memberships_pkey" PRIMARY KEY("account_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."organizations" (
	"id" text PRIMARY KEY,
	"orguid" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"sub_region" text,
	"country" text,
	"city" text
);
--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Keeps the roles and organizations of existing accounts. Organizations get their names from the ticketing service.
INSERT INTO "identity"."organizations" ("id", "orguid", "name")
SELECT DISTINCT "organization", "organization", "organization" FROM "identity"."accounts", unnest("organizations") AS "organization";--> statement-breakpoint
DO $$ BEGIN
	IF to_regclass('ticketing.organizations') IS NOT NULL THEN
		EXECUTE 'UPDATE "identity"."organizations" AS "own" SET "name" = "customer"."name" FROM "ticketing"."organizations" AS "customer" WHERE "customer"."id" = "own"."id"';
	END IF;
END $$;--> statement-breakpoint
INSERT INTO "identity"."memberships" ("account_id", "organization_id", "accepted_at")
SELECT "id", "organization", now() + min("position") * interval '1 millisecond'
FROM "identity"."accounts", unnest("organizations") WITH ORDINALITY AS "entries" ("organization", "position") GROUP BY "id", "organization";--> statement-breakpoint
INSERT INTO "identity"."application_access" ("account_id", "organization_id", "application", "role", "status", "requested_at")
SELECT "account"."id", "membership"."organization_id", "mapped"."application",
	CASE WHEN "mapped"."application" = 'wire-flow' AND 'kmx_artemis_onpremuser' = ANY ("account"."roles") THEN 'onprem' ELSE "mapped"."role" END, "mapped"."status", now()
FROM "identity"."accounts" AS "account"
JOIN "identity"."memberships" AS "membership" ON "membership"."account_id" = "account"."id"
JOIN (VALUES
	('kmx_delegatedadmin_extern', 'user-administration', 'administrator', 'active'),
	('kmx_int_serviceticketing_active', 'tickets', 'user', 'active'),
	('kmx_int_assetdb_active', 'inventory', 'user', 'active'),
	('kmx_int_artemis_active', 'wire-flow', 'cloud', 'active'),
	('kmx_int_direct_active', 'direct', 'user', 'active'),
	('kmx_int_direct_pending', 'direct', 'user', 'pending'),
	('kmx_int_mfpwm_active', 'wire-master', 'user', 'active'),
	('kmx_int_mfpmds_active', 'master-data', 'user', 'active')
) AS "mapped" ("claim", "application", "role", "status") ON "mapped"."claim" = ANY ("account"."roles")
-- Administrators administer their own organization, which is the first one.
WHERE "mapped"."application" <> 'user-administration' OR "membership"."organization_id" = "account"."organizations"[1]
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "identity"."accounts" SET "is_internal" = true WHERE 'kmx_delegatedadmin_intern' = ANY ("roles");--> statement-breakpoint
ALTER TABLE "identity"."accounts" DROP COLUMN "roles";--> statement-breakpoint
ALTER TABLE "identity"."accounts" DROP COLUMN "organizations";--> statement-breakpoint
ALTER TABLE "identity"."accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "application_access_organization" ON "identity"."application_access" ("organization_id","application");--> statement-breakpoint
CREATE INDEX "audit_entries_organization" ON "identity"."audit_entries" ("organization_id","id");--> statement-breakpoint
CREATE INDEX "memberships_organization" ON "identity"."memberships" ("organization_id");--> statement-breakpoint
ALTER TABLE "identity"."application_access" ADD CONSTRAINT "application_access_DtDz7Bq5henH_fkey" FOREIGN KEY ("account_id","organization_id") REFERENCES "identity"."memberships"("account_id","organization_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "identity"."invitations" ADD CONSTRAINT "invitations_IZI072eYX9kM_fkey" FOREIGN KEY ("account_id","organization_id") REFERENCES "identity"."memberships"("account_id","organization_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "identity"."memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "identity"."memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "identity"."organizations"("id");