-- What an administrator has set (STAFF-26): one row, none until then, when the server's environment says it all.
create table reglages (
  seule boolean primary key default true check (seule),
  -- Octets.
  taille_fichier_max integer not null,
  taille_max integer not null,
  taille_rattachement_max integer not null,
  formats text[] not null,
  environnement text not null,
  lien_cgu text not null,
  lien_faq text not null,
  version integer not null,
  modifie_le timestamptz not null,
  modifie_par uuid not null references compte
);
