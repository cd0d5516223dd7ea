-- The sentences of acts and letters as an administrator publishes them: every version is kept, none is changed.
create table phrases_des_actes (
  cle text not null,
  version integer not null check (version > 0),
  -- Null: the one the product comes with.
  texte text,
  publie_le timestamptz not null,
  publie_par uuid not null references compte,
  primary key (cle, version)
);
create trigger phrases_des_actes_immuable before update or delete or truncate on phrases_des_actes
  for each statement execute function preuve_immuable();
