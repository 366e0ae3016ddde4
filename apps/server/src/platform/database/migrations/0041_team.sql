CREATE TABLE "team_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text NOT NULL,
	CONSTRAINT "team_invitation_role" CHECK ("team_invitation"."role" in ('reader', 'support', 'finance', 'vetting', 'owner')),
	CONSTRAINT "team_invitation_email_folded" CHECK ("team_invitation"."email" = lower("team_invitation"."email"))
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_member_role" CHECK ("team_member"."role" in ('reader', 'support', 'finance', 'vetting', 'owner'))
);
--> statement-breakpoint
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitation_email" ON "team_invitation" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitation_token_hash" ON "team_invitation" USING btree ("token_hash");--> statement-breakpoint
-- Until now every admin could do everything.
INSERT INTO "team_member" ("account_id", "role", "joined_at") SELECT "id", 'owner', "created_at" FROM "account" WHERE "role" = 'admin';
