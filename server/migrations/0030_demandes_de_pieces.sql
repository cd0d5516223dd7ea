-- What the court asks a declarant, round by round: what is written to them, beside the act that says what was asked and until when. The act
-- and the letter prove it; these words may be erased. The code of a round is derived, never stored.
create table demande_pieces (
  requete text not null references requete,
  numero integer not null,
  tour integer not null,
  -- One per point of the demand, null where nothing more is said.
  precisions jsonb not null,
  observation text,
  -- The letter.
  document uuid not null references document_requete,
  -- When the declarant was reminded of the day they are asked for.
  rappelee_le timestamptz,
  primary key (requete, numero, tour)
);
create trigger demande_pieces_immuable before update of requete, numero, tour, document or delete or truncate on demande_pieces
  for each statement execute function preuve_immuable();

-- The files of the replies: living as long as the reply is not transmitted, evidence since.
create table piece (
  uuid uuid primary key,
  requete text not null,
  numero integer not null,
  tour integer not null,
  -- The point of the demand it answers, from 0.
  point integer not null,
  nom text not null,
  type text not null,
  sous_type text,
  date date,
  date_effet date,
  journal jsonb,
  sha256 text not null references fichier,
  ajoutee_le timestamptz not null,
  transmise_le timestamptz,
  foreign key (requete, numero, tour) references demande_pieces
);
create index piece_demande on piece (requete, numero, tour);
create index piece_sha256 on piece (sha256);

create function piece_transmise() returns trigger language plpgsql as $$
begin
  if old.transmise_le is not null then
    raise exception 'piece is immutable evidence: % refused', lower(tg_op);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger piece_transmise before update or delete on piece for each row execute function piece_transmise();
create trigger piece_immuable before truncate on piece for each statement execute function preuve_immuable();
