-- The register: associations, their immutable versions, their documents.
create table association (
  numero text primary key,
  tribunal text not null references tribunal,
  etat text not null check (etat in ('INSCRITE', 'DISSOUTE', 'RADIEE', 'NONCONFORME')),
  -- Ordre of the latest version.
  version integer not null,
  -- Copied from the latest version in the same transaction: what the list shows and searches.
  nom text not null,
  code_postal text not null,
  commune text not null,
  adresse text not null,
  cree_le timestamptz not null
);

create table version (
  association text not null references association deferrable initially deferred,
  ordre integer not null,
  evenement text not null,
  requete text,
  etat text not null,
  cree_le timestamptz not null,
  -- Snapshot checked by domain/association/version, carrying its schema's number.
  contenu jsonb not null,
  primary key (association, ordre)
);

create function version_immuable() returns trigger language plpgsql as $$
begin
  raise exception 'a version is immutable';
end $$;
create trigger version_immuable before update or delete on version for each row execute function version_immuable();

create table document (
  uuid uuid primary key,
  association text not null references association deferrable initially deferred,
  requete text,
  nom text not null,
  type text not null,
  sous_type text,
  date date,
  date_effet date,
  journal jsonb,
  sha256 text not null references fichier,
  -- Only the attached users and the court read it (identity papers, letters to a person).
  reserve boolean not null default false,
  cree_le timestamptz not null
);
create index document_association on document (association);
create index document_sha256 on document (sha256);
