-- Filings: exactly what was filed, with its files; their acts are in the journal.
create table requete (
  numero text primary key,
  type text not null,
  tribunal text not null references tribunal,
  association text references association deferrable initially deferred,
  compte uuid not null references compte,
  -- The intention behind the filing: one key, one filing (goal R2); `empreinte` tells another content under the same key.
  cle uuid not null,
  empreinte text not null,
  issu_teleservice boolean not null default true,
  depot jsonb not null,
  -- Derived from the acts in the same transaction, for lists and queues.
  etape text not null,
  etat text not null,
  -- Incremented by every act: a decision carries the one it was based on (goal R11).
  version integer not null default 1,
  agent uuid references compte,
  -- Last day of the prefect's opposition: once it is past, the request is to be decided without any act (CCL art. 63).
  opposition_jusquau date,
  denomination text not null,
  code_postal text not null,
  commune text not null,
  date_pre_enregistrement timestamptz not null,
  date_ordonnancement date,
  unique (compte, cle)
);
-- The queues of a court: only what is still to be decided.
create index requete_ouverte on requete (tribunal, date_pre_enregistrement) where etat = 'EN_COURS';
create index requete_compte on requete (compte, date_pre_enregistrement desc);
create index requete_association on requete (association);

create table annexe (
  requete text not null references requete deferrable initially deferred,
  rang integer not null,
  nom text not null,
  type text not null,
  sous_type text,
  date date,
  date_effet date,
  journal jsonb,
  sha256 text not null references fichier,
  primary key (requete, rang)
);
create index annexe_sha256 on annexe (sha256);

-- Who may render a decision at a court.
create table signataire (
  id integer generated always as identity primary key,
  tribunal text not null references tribunal,
  nom text not null,
  qualite text not null,
  unique (tribunal, nom, qualite)
);
