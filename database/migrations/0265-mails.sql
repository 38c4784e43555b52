-- The jobs that write e-mails got the names of the e-mails; what is queued under an old name follows.
do $$
declare
  renamed text[][] := array[
    ['send-cart-letter', 'send-order-mail'],
    ['send-cancellation-letter', 'send-cancellation-mail'],
    ['send-vacancy-letter', 'send-vacancy-mail'],
    ['send-late-payment-letter', 'send-late-payment-mail']];
  pair text[];
begin
  if to_regclass('graphile_worker._private_tasks') is null then
    return;
  end if;
  foreach pair slice 1 in array renamed loop
    update graphile_worker._private_tasks set identifier = pair[2] where identifier = pair[1]
      and not exists (select from graphile_worker._private_tasks t where t.identifier = pair[2]);
    update graphile_worker._private_jobs set task_id = (select id from graphile_worker._private_tasks where identifier = pair[2])
      where task_id = (select id from graphile_worker._private_tasks where identifier = pair[1]);
  end loop;
end $$;
