import type { Language } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { AuditedAct } from '../audit/audited-act.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import type { EncodedImage } from './encode-image.ts';
import { findSamePicture, insertImage } from './file-store.ts';
import { uploadedImage } from './shown-images.ts';

/**
 * Stores a picture that staff uploaded, logs it as `act`, and returns it as forms refer to it. One
 * that is in the library already is not stored again: it is returned with what is said of it, and
 * the answer says so.
 */
export async function keepUploadedImage(
  context: StaffContext & {
    readonly request: { readonly name: string };
    readonly prepared: EncodedImage;
    readonly language: Language;
  },
  act: AuditedAct,
) {
  const { db, request, prepared: image, language, now } = context;
  const { name } = request;
  const same = await findSamePicture(db, image.data);
  if (same !== undefined)
    return { ...uploadedImage(same), message: textsFor(language)['office-library'].already_there };
  const { cuid } = await insertImage(db, { name, image, now });
  await logAct(context, { act, noun: 'files', cuid, summary: name });
  const { width, height } = image;
  return { ...uploadedImage({ cuid, width, height }), message: null };
}
