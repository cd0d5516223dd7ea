-- Finding an account by what its holder spells on the telephone (STAFF-27). Cut, because an index entry holds at most 2,704 bytes.
alter table compte
  add column recherche text collate "C" not null
  generated always as (left(' ' || sans_accents(nom || ' ' || prenom || ' ' || email), 500)) stored;
create index compte_mots on compte using gin (recherche gin_trgm_ops);
create index compte_par_nom on compte (recherche, uuid);

-- The mails of a person, latest first.
create index courriel_destinataire on courriel (lower(destinataire), cree_le);
