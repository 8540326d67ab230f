-- AlterTable
ALTER TABLE "Membership" ADD COLUMN     "newsMailedAt" TIMESTAMPTZ(3);
