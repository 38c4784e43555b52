import { connect } from '@ribambelle/database/connect.ts';

/** Records the consent of a family to news, with a confirmed address. Returns its cuid. */
export async function agreeToNews(email: string): Promise<string> {
  const client = await open();
  const { rows } = await client.query<{ cuid: string }>(
    'update customers set news_consented_at = now(), email_confirmed_at = now() where email = $1 returning cuid',
    [email],
  );
  await client.end();
  return rows[0]?.cuid ?? '';
}

/**
 * Returns the path and query of the link at the foot of the news that a family got; null while
 * there are none.
 */
export async function newsLinkOf(email: string): Promise<string | null> {
  const client = await open();
  const { rows } = await client.query<{ html: string }>(
    `select html from sent_mails where recipient = $1 and kind = 'mailing' order by created_at desc limit 1`,
    [email],
  );
  await client.end();
  return /\/newsletters\/unsubscribe\?token=[0-9a-z-]+/u.exec(rows[0]?.html ?? '')?.[0] ?? null;
}

/** Tests whether a family still agrees to news. */
export async function agreesToNews(email: string): Promise<boolean> {
  const client = await open();
  const { rows } = await client.query(
    'select from customers where email = $1 and news_consented_at is not null',
    [email],
  );
  await client.end();
  return rows.length > 0;
}

async function open() {
  const url = process.env['FLOWS_DATABASE_URL'];
  if (url === undefined) throw new Error('FLOWS_DATABASE_URL is not set');
  return connect(url);
}
