-- What the organiser answers to a review, and the reviews that an activity's page shows (decision 174).
alter table reviews
  -- the activity of which it was written: a registration that is moved afterwards takes no words to another
  add column activity_id bigint,
  add column answer text check (answer <> '' and char_length(answer) <= 2000),
  add column answered_at timestamptz,
  add column answered_by bigint,
  -- the account of its author is erased: nobody is left to read an answer
  add column author_left boolean not null default false,
  add check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  add foreign key (organiser_id, activity_id) references activities (organiser_id, id),
  add foreign key (organiser_id, answered_by) references collaborators (organiser_id, id);

update reviews w set activity_id = a.activity_id
  from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
  where r.organiser_id = w.organiser_id and r.id = w.registration_id;
alter table reviews alter column activity_id set not null;
update reviews w set author_left = true from customers c
  where c.organiser_id = w.organiser_id and c.id = w.customer_id and c.deleted_at is not null;

-- those that are shown of an activity, with their scores: counted and averaged without a look at the rows
create index reviews_shown on reviews (organiser_id, activity_id, created_at desc, id) include (score)
  where not private and hidden_at is null;
create index reviews_of_activity on reviews (organiser_id, activity_id, created_at desc, id);
-- the few of two stars or fewer that nobody has answered
create index reviews_to_answer on reviews (organiser_id, created_at desc, id)
  where answer is null and score < 3 and not author_left;

create index reviews_answered on reviews (organiser_id, created_at desc, id) where answer is not null;
create index reviews_unanswered on reviews (organiser_id, created_at desc, id) where answer is null;

drop trigger version_moves on reviews;
create trigger version_moves before update of score, message, private, hidden_at, answer on reviews
  for each row when ((old.score, old.message, old.private, old.hidden_at, old.answer)
    is distinct from (new.score, new.message, new.private, new.hidden_at, new.answer))
  execute function move_version();

-- Reviews stand on public pages.
create trigger pages_changed after insert or update or delete on reviews for each row execute function notify_pages_changed();
