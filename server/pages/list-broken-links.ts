import { listBrokenLinks as endpoint } from '@ribambelle/api/pages/list-broken-links.ts';
import { defaultPages } from '@ribambelle/domain/website/default-pages.ts';
import {
  isOwnLink,
  leadOf,
  type LinkedRecord,
  pathnameOf,
} from '@ribambelle/domain/website/own-links.ts';
import { action } from '../action.ts';
import { loadLinkedRecords, loadOldPathnames } from './link-views.ts';
import { loadPageLines } from './page-views.ts';

/** Answers the links that lead nowhere; an address that a page had leads to it. */
export const listBrokenLinks = action(endpoint, async ({ db, request }) => {
  const hrefs = [...new Set(request.hrefs)].filter(isOwnLink);
  if (hrefs.length === 0) return { data: [] };
  const pages = await loadPageLines(db, { drafts: false });
  const pathnames = [...pages, ...defaultPages].map(({ pathname }) => pathname);
  const leads = hrefs.map((href) => ({ href, lead: leadOf(href, pathnames) }));
  const names = leads.flatMap(({ lead }) => (typeof lead === 'string' ? [] : [lead.name]));
  const records = new Set((await loadLinkedRecords(db, names)).map(keyOf));
  const old = new Set(await loadOldPathnames(db, hrefs.map(pathnameOf)));
  const broken = leads.filter(({ href, lead }) => {
    if (lead === 'SOMEWHERE' || old.has(pathnameOf(href))) return false;
    return lead === 'NOWHERE' || !records.has(keyOf(lead));
  });
  return { data: broken.map(({ href }) => href) };
});

const keyOf = ({ kind, name }: LinkedRecord): string => `${kind} ${name}`;
