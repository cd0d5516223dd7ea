-- The end of an account (threats §9): when its person last signed in, when they were told that it would be closed, when it was. A closed account
-- keeps its uuid, which acts and filings name, and nothing of the person.
alter table compte add column vu_le timestamptz;
update compte set vu_le = now();
alter table compte alter column vu_le set not null;
alter table compte alter column vu_le set default now();
alter table compte add column averti_le timestamptz;
alter table compte add column ferme_le timestamptz;
create index compte_vu on compte (vu_le) where etat = 'ACTIF';
