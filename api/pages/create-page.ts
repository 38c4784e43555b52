import { PAGE_TEMPLATES } from '@ribambelle/domain/website/page-templates.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { pageFields, pageType } from './shapes.ts';

/**
 * Begins a page, which is online once it is published: empty, with a template of ours, or with what
 * another page (`like`) has. Refuses PATHNAME_INVALID, PATHNAME_RESERVED, PATHNAME_TAKEN, and
 * PAGE_NOT_FOUND for `like`.
 */
export const createPage = endpoint({
  method: 'POST',
  path: '/api/back-office/pages',
  who: 'website-pages.create',
  summary: 'Begins a page of the site.',
  request: z.object({
    type: pageType,
    pathname: pageFields.pathname,
    title: pageFields.title,
    template: z.enum(PAGE_TEMPLATES).nullable().default(null),
    like: cuid.nullable(),
  }),
  answer: z.object({ cuid }),
  errors: ['PATHNAME_INVALID', 'PATHNAME_RESERVED', 'PATHNAME_TAKEN', 'PAGE_NOT_FOUND'],
});
