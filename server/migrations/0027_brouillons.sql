-- What somebody is typing: theirs alone, never a filing; kept until it is deleted or forgotten. Once filed it is seen no more,
-- but its content may be taken up in another one when the request has ended without being registered (STATE-14).
create table brouillon (
  -- The Idempotency-Key of the filing it becomes.
  id uuid primary key,
  compte uuid not null references compte,
  type text not null,
  -- Null of a creation.
  association text references association,
  denomination text not null,
  -- The form as its fields hold it: given back to its author as it came.
  contenu jsonb not null,
  revision integer not null default 1,
  -- The window that saved it last.
  ecrivain uuid not null,
  enregistre_le timestamptz not null,
  -- Its author was told that it will soon be forgotten.
  averti boolean not null default false,
  -- What it has become.
  requete text unique references requete
);
create index brouillon_compte on brouillon (compte);
create index brouillon_enregistre on brouillon (enregistre_le);
-- One per account, filing and association; creations may be several.
create unique index brouillon_unique on brouillon (compte, association, type) where association is not null and requete is null;

-- The files joined to it, received and opened once.
create table fichier_brouillon (
  brouillon uuid not null references brouillon on delete cascade,
  sha256 text not null references fichier,
  primary key (brouillon, sha256)
);
create index fichier_brouillon_sha256 on fichier_brouillon (sha256);
