-- The end of an account (retention V11): when its person last signed in, when it was closed. A closed account keeps its uuid, which acts and filings name, and nothing of the person.
alter table compte add column vu_le timestamptz;
update compte set vu_le = now();
alter table compte alter column vu_le set not null;
alter table compte alter column vu_le set default now();
alter table compte add column ferme_le timestamptz;
