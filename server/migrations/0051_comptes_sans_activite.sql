-- When the person of an account was told that nobody had signed in for long (retention V11); signing in since cancels it, `vu_le` being later.
alter table compte add column averti_le timestamptz;
create index compte_vu_le on compte (vu_le) where etat = 'ACTIF';
