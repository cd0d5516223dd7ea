-- One folding for what is compared and searched (docs/decisions/0130); `fold` in domain/src/core/folding.ts is the same, character by character.
-- sans_accents() is left for sorting: an alphabetical list keeps the `e` of « Aéro-club » and of « Œuvre ».
--
-- In order: compatibility forms and accents taken apart; accents and signs that show nothing dropped; small letters; letters that no
-- decomposition takes apart; hyphens, apostrophes and brackets part words; `ä`, `ae` and `a` are one, as `ö` and `ü`; « St » before another
-- word is « Saint ». `%`, `_` and `\` are kept. No rules file is read: nothing to rewrite after an upgrade of PostgreSQL.
create function fold(texte text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(btrim(regexp_replace(regexp_replace(replace(replace(translate(lower(
    regexp_replace(normalize(texte, nfkd) collate "C",
      '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\U000e0000-\U000e0fff]',
      '', 'g') collate "C"),
    'ÆæŒœØøŁłĐđÐðĦħŦŧıςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
    'aaoooollddddhhttiσαβγδεζηθικλμνξοπρστυφχψωѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя'),
    'ß', 'ss'), 'ẞ', 'ss'),
    '[][ \t\n\v\f\r''"`<>(){},./;:\-\u00ab\u00b7\u00bb\u02b9-\u02bd\u1680\u2010-\u2015\u2018-\u201f\u2022\u2027-\u2029\u2032-\u2037\u2039\u203a\u2043\u2044\u2212\u2219\ua78b\ua78c]+',
    ' ', 'g'),
    '([aou])e+', '\1', 'g')),
    '(?<![^ ])st(es?|s?) (?=[^ ])', 'saint\1 ', 'g');

create or replace function debuts_de_mots(texte text) returns text
  language sql immutable strict parallel safe
  return '% ' || replace(regexp_replace(fold(texte), '([\\%_])', '\\\1', 'g'), ' ', '% ') || '%';

create or replace function motif_de_mot(mot text) returns text
  language sql immutable strict parallel safe
  return case when length(fold(mot)) <= 2 then '% ' else '%' end || regexp_replace(fold(mot), '([\\%_])', '\\\1', 'g') || '%';

-- `recherche` is searched, `tri` sorts. Columns and their indexes are made again, so that what is stored is folded as what is typed.
alter table commune drop column recherche,
  add column recherche text collate "C" not null generated always as (' ' || fold(libelle)) stored,
  add column tri text collate "C" not null generated always as (sans_accents(libelle)) stored;
create index commune_recherche on commune using gin (recherche gin_trgm_ops);

alter table pays drop column recherche, drop column recherche_nationalite,
  add column recherche text collate "C" not null generated always as (' ' || fold(libelle)) stored,
  add column recherche_nationalite text collate "C" generated always as (' ' || fold(nationalite)) stored;

alter table compte drop column recherche,
  add column recherche text collate "C" not null generated always as (left(' ' || fold(nom || ' ' || prenom || ' ' || email), 500)) stored,
  add column tri text collate "C" not null generated always as (left(sans_accents(nom || ' ' || prenom || ' ' || email), 500)) stored;
create index compte_mots on compte using gin (recherche gin_trgm_ops);
create index compte_par_nom on compte (tri, uuid);

alter table association drop column recherche_nom, drop column recherche_commune, drop column recherche_adresse,
  add column recherche_nom text collate "C" not null generated always as (left(' ' || fold(nom), 251)) stored,
  add column recherche_commune text collate "C" not null generated always as (left(' ' || fold(commune), 101)) stored,
  add column recherche_adresse text collate "C" not null generated always as (left(' ' || fold(adresse), 251)) stored,
  add column tri_nom text collate "C" not null generated always as (left(sans_accents(nom), 250)) stored,
  add column tri_commune text collate "C" not null generated always as (left(sans_accents(commune), 100)) stored,
  add column tri_adresse text collate "C" not null generated always as (left(sans_accents(adresse), 250)) stored;

create index association_mots on association using gin (recherche_nom gin_trgm_ops, recherche_commune gin_trgm_ops, recherche_adresse gin_trgm_ops);
create index association_par_numero on association (numero collate "C")
  include (tribunal_rang, etat, recherche_code_postal, recherche_nom, recherche_commune, recherche_adresse, tri_commune);
create index association_par_tribunal on association (tribunal_rang, numero collate "C")
  include (etat, recherche_code_postal, recherche_nom, recherche_commune, recherche_adresse, tri_commune);
create index association_par_nom on association (tri_nom, numero collate "C")
  include (tribunal_rang, etat, recherche_code_postal, recherche_nom, recherche_commune, recherche_adresse, tri_commune);
create index association_par_code_postal on association (recherche_code_postal, numero collate "C")
  include (tribunal_rang, etat, recherche_nom, recherche_commune, recherche_adresse, tri_commune);
create index association_par_commune on association (tri_commune, numero collate "C")
  include (tribunal_rang, etat, recherche_code_postal, recherche_nom, recherche_commune, recherche_adresse);
create index association_par_adresse on association (tri_adresse, numero collate "C")
  include (tribunal_rang, etat, recherche_code_postal, recherche_nom, recherche_commune, recherche_adresse, tri_commune);
create index association_par_etat on association (etat collate "C", numero collate "C")
  include (tribunal_rang, recherche_code_postal, recherche_nom, recherche_commune, recherche_adresse, tri_commune);

-- Each spelling of a commune, as the walks by commune stop at it, beside what is searched.
drop table commune_du_registre;
create table commune_du_registre (
  tri text collate "C" not null,
  tribunal_rang smallint not null,
  recherche text collate "C" not null,
  primary key (tri, tribunal_rang)
);

create or replace function retenir_communes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into commune_du_registre
    select distinct on (tri_commune, tribunal_rang) tri_commune, tribunal_rang, recherche_commune from nouvelles order by 1, 2
    on conflict do nothing;
  return null;
end $$;

insert into commune_du_registre
  select distinct on (tri_commune, tribunal_rang) tri_commune, tribunal_rang, recherche_commune from association;

truncate mot_du_registre;
insert into mot_du_registre
  select distinct mot collate "C" from association, string_to_table(recherche_nom || recherche_commune, ' ') as mot
  where length(mot) > 2
  on conflict do nothing;
