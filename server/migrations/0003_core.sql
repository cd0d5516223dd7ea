-- The mechanisms every capability shares.

-- Append-only journal of acts, chained by hash per subject. The free text lies in an erasable column; the chain covers
-- its hash.
create table acte (
  id bigint generated always as identity primary key,
  sujet text not null,
  sujet_id text not null,
  rang integer not null,
  type text not null,
  instant timestamptz not null,
  auteur uuid,
  contenu jsonb not null,
  texte text,
  texte_sha256 text,
  chaine text not null,
  unique (sujet, sujet_id, rang)
);

create function acte_immuable() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.texte is null
     and (to_jsonb(new) - 'texte') = (to_jsonb(old) - 'texte') then
    return new;
  end if;
  raise exception 'the journal of acts is append-only';
end $$;
create trigger acte_immuable before update or delete on acte for each row execute function acte_immuable();
create trigger acte_immuable_truncate before truncate on acte for each statement execute function acte_immuable();

-- Transactional outbox: one mail per event and recipient.
create table courriel (
  id uuid primary key,
  evenement text not null,
  destinataire text not null,
  sujet text not null,
  texte text not null,
  cree_le timestamptz not null,
  envoye_le timestamptz,
  tentatives integer not null default 0,
  erreur text,
  unique (evenement, destinataire)
);
create index courriel_en_attente on courriel (cree_le) where envoye_le is null;

-- What is stored in the files' folder, by content.
create table fichier (
  sha256 text primary key,
  taille bigint not null,
  mime text not null,
  actif boolean not null default false,
  cree_le timestamptz not null
);

-- Gapless counters (associations) and yearly ones (requests).
create table compteur (
  cle text primary key,
  valeur bigint not null
);

create table captcha (
  id uuid primary key,
  service text not null,
  texte text not null,
  expire_le timestamptz not null
);

-- Limits that protect accounts survive a restart and are shared by every server process (threat T7).
create table tentative (
  cle text not null,
  instant timestamptz not null
);
create index tentative_cle on tentative (cle, instant);

-- Security log: sign-ins, refusals, changes of rights (threat T22); kept twelve months.
create table securite (
  id bigint generated always as identity primary key,
  instant timestamptz not null,
  type text not null,
  compte uuid,
  adresse text,
  detail jsonb not null
);

-- Secrets the servers share: signing keys, cookie keys.
create table secret (
  nom text primary key,
  valeur jsonb not null
);
