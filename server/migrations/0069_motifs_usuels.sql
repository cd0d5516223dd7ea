-- The usual grounds of demands and rejections as an administrator publishes them: every version is kept, none is changed.
create table motifs_usuels (
  liste text not null,
  version integer not null check (version > 0),
  -- Null: those the product comes with.
  motifs jsonb,
  publie_le timestamptz not null,
  publie_par uuid not null references compte,
  primary key (liste, version)
);
create trigger motifs_usuels_immuable before update or delete or truncate on motifs_usuels
  for each statement execute function preuve_immuable();
