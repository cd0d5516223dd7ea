-- Accounts, sessions, one-time links and the state of the OAuth2 service.
create table compte (
  uuid uuid primary key,
  email text not null,
  mot_passe text not null,
  civilite text not null check (civilite in ('M', 'MME')),
  nom text not null,
  prenom text not null,
  adresse text,
  complement_adresse text,
  code_postal text,
  ville text,
  etat text not null check (etat in ('INACTIF', 'ACTIF', 'DESACTIVE')),
  authorities text[] not null default '{USAGER}',
  -- Incremented when every open session must end (password change, deactivation, lost right).
  version integer not null default 1,
  cree_le timestamptz not null
);
create unique index compte_email on compte (lower(email));

-- A clerk's courts: data, not an authority.
create table agent_tribunal (
  compte uuid not null references compte,
  tribunal text not null references tribunal,
  primary key (compte, tribunal)
);

-- One row a login; its id is the OAuth2 grant's.
create table session (
  id text primary key,
  compte uuid not null references compte,
  version integer not null,
  ouverte_le timestamptz not null,
  terminee_le timestamptz
);
create index session_compte on session (compte);

-- One-time links: only the hash of the code is kept (threat T9).
create table lien (
  empreinte text primary key,
  compte uuid not null references compte,
  usage text not null,
  cree_le timestamptz not null,
  expire_le timestamptz not null,
  utilise_le timestamptz
);
create index lien_compte on lien (compte, usage);

-- What oidc-provider keeps; `id` is hashed when it is a bearer secret.
create table oidc (
  type text not null,
  id text not null,
  contenu jsonb not null,
  grant_id text,
  uid text,
  consomme_le timestamptz,
  expire_le timestamptz,
  primary key (type, id)
);
create index oidc_grant on oidc (grant_id);
create index oidc_uid on oidc (uid);
create index oidc_expire on oidc (expire_le);
