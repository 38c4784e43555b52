import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { libraryFields, libraryPicture } from './shapes.ts';

const { alt, decoration, focal_x, focal_y } = libraryFields;

/**
 * Puts another picture of the library (`replacement`) in all places of one, online and in drafts,
 * and takes that one out of the library; it can be restored for thirty days. Earlier versions of
 * pages keep it, and so does the icon of the site, which is drawn for that. The focal point stays
 * where it was unless one is given. Refuses PICTURE_NOT_FOUND and REPLACEMENT_NOT_FOUND, also for
 * pictures that were deleted, SAME_PICTURE, and PICTURE_WITHOUT_ALT when a language of the site
 * lacks words and the new picture is no decoration.
 */
export const replaceFile = endpoint({
  method: 'POST',
  path: '/api/back-office/files/{picture}/replace',
  who: 'website-pages.update',
  recent_password: 'always',
  summary: 'Puts another picture in all places of one.',
  request: z.object({
    picture: cuid,
    version,
    replacement: cuid,
    alt,
    decoration,
    ...anyFieldOf({ focal_x, focal_y }),
  }),
  answer: libraryPicture.extend({
    /** The number of places that show the new picture now. */
    count: z.int().min(0),
    message: z.string().nullable(),
  }),
  errors: ['PICTURE_NOT_FOUND', 'REPLACEMENT_NOT_FOUND', 'SAME_PICTURE', 'PICTURE_WITHOUT_ALT'],
});
