-- Searching and sorting the register (REG-01 to REG-14): no filter and no sort reads the table row by row.

-- LIKE pattern of one word typed in a filter: anywhere in a search column, written `' ' || sans_accents(…)`; one or two letters
-- only at the beginning of a word, since they are found nearly everywhere.
create function motif_de_mot(mot text) returns text
  language sql immutable strict parallel safe
  return case when length(sans_accents(mot)) <= 2 then '% ' else '%' end
    || regexp_replace(sans_accents(mot), '([\\%_])', '\\\1', 'g') || '%';

alter table tribunal add unique (id, rang);

-- Cut, because an index entry holds at most 2,704 bytes and a few hundred signs may unfold into thousands.
-- Postal codes taken over from the former registers are not always clean (« 681180 »): only their digits are searched.
alter table association
  add column tribunal_rang smallint not null,
  add column recherche_nom text collate "C" not null generated always as (left(' ' || sans_accents(nom), 251)) stored,
  add column recherche_commune text collate "C" not null generated always as (left(' ' || sans_accents(commune), 101)) stored,
  add column recherche_adresse text collate "C" not null generated always as (left(' ' || sans_accents(adresse), 251)) stored,
  add column recherche_code_postal text collate "C" not null generated always as (left(regexp_replace(code_postal, '\D', '', 'g'), 12)) stored,
  add foreign key (tribunal, tribunal_rang) references tribunal (id, rang) on update cascade;

-- The court's alphabetical rank, copied so that the default sort is one walk of one index.
create function association_rang() returns trigger language plpgsql as $$
begin
  new.tribunal_rang := (select rang from tribunal where id = new.tribunal);
  return new;
end $$;
create trigger association_rang before insert or update of tribunal on association for each row execute function association_rang();

create index association_mots on association using gin (recherche_nom gin_trgm_ops, recherche_commune gin_trgm_ops, recherche_adresse gin_trgm_ops);

-- One covering index a sort: it also holds all that filters compare, so that walking it in order never visits the table.
create index association_par_numero on association (numero collate "C")
  include (tribunal_rang, etat, recherche_code_postal, recherche_nom, recherche_commune, recherche_adresse);
create index association_par_tribunal on association (tribunal_rang, numero collate "C")
  include (etat, recherche_code_postal, recherche_nom, recherche_commune, recherche_adresse);
create index association_par_nom on association (recherche_nom, numero collate "C")
  include (tribunal_rang, etat, recherche_code_postal, recherche_commune, recherche_adresse);
create index association_par_code_postal on association (recherche_code_postal, numero collate "C")
  include (tribunal_rang, etat, recherche_nom, recherche_commune, recherche_adresse);
create index association_par_commune on association (recherche_commune, numero collate "C")
  include (tribunal_rang, etat, recherche_code_postal, recherche_nom, recherche_adresse);
create index association_par_adresse on association (recherche_adresse, numero collate "C")
  include (tribunal_rang, etat, recherche_code_postal, recherche_nom, recherche_commune);
create index association_par_etat on association (etat collate "C", numero collate "C")
  include (tribunal_rang, recherche_code_postal, recherche_nom, recherche_commune, recherche_adresse);
