import type { AuditedAct } from '../audit/audited-act.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import type { EncodedImage } from './encode-image.ts';
import { insertImage } from './file-store.ts';
import { uploadedImage } from './shown-images.ts';

/** Stores a picture that staff uploaded, logs it as `act`, and returns it as forms refer to it. */
export async function keepUploadedImage(
  context: StaffContext & {
    readonly request: { readonly name: string };
    readonly prepared: EncodedImage;
  },
  act: AuditedAct,
) {
  const { db, request, prepared: image, now } = context;
  const { name } = request;
  const { cuid } = await insertImage(db, { name, image, now });
  await logAct(context, { act, noun: 'files', cuid, summary: name });
  return uploadedImage({ cuid, width: image.width, height: image.height });
}
