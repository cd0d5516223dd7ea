-- Where the judge signs what the clerk prepared: the courts that do so, and whose account is that of a signatory.
alter table reglages add column circuit_signature text[] not null default '{}';
alter table signataire add column compte uuid references compte;
create index signataire_compte on signataire (compte) where compte is not null;
