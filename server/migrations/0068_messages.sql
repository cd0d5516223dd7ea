-- What is told above every page (STAFF-26): written once, then withdrawn, never changed.
create table message (
  id integer generated always as identity primary key,
  nature text not null check (nature in ('INFORMATION', 'MAINTENANCE', 'INCIDENT')),
  destinataires text not null check (destinataires in ('TOUS', 'AGENTS')),
  texte text not null,
  debut timestamptz not null,
  -- None: until it is withdrawn.
  fin timestamptz check (fin > debut),
  ecrit_le timestamptz not null,
  ecrit_par uuid not null references compte,
  retire_le timestamptz,
  retire_par uuid references compte
);
