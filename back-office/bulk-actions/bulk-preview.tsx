import { Alert, Stack, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../formats/formats.ts';
import { Clashes } from '../pages/availabilities/clashes.tsx';
import type { Texts } from '@ribambelle/texts/all.ts';
import { BulkLines } from './bulk-lines.tsx';
import type { BulkKind, BulkOn } from './bulk-of.ts';

interface Props {
  readonly kind: BulkKind;
  readonly on: BulkOn;
  readonly preview: Answer<'previewBulkAction'>;
  /** True when nobody is expected on these dates any more. */
  readonly calls_off: boolean;
}

/**
 * Returns the sentence about registrations: they stay as they are, cost less, or are no longer
 * expected.
 */
function registrationsIn(texts: Texts['bulk-actions'], { calls_off, preview }: Props) {
  if (preview.taken_off_amount > 0) return texts.preview_registrations_less;
  return calls_off ? texts.preview_registrations_off : texts.preview_registrations;
}

/**
 * The preview of a bulk action: the number of changes, the records that stay as they are and why,
 * the families concerned, and the first records.
 */
export function BulkPreview(props: Props) {
  const { kind, on, preview } = props;
  const texts = useTexts('bulk-actions');
  const formats = useFormats();
  const { changed, unchanged, refused, registrations, families, overfull, lines } = preview;
  const all_refused = refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack gap={6} role="status" aria-label={texts.preview}>
      <Title order={3}>{texts.preview}</Title>
      {preview.resembling === null ? null : (
        <Alert color="amber">{texts.resembling(preview.resembling)}</Alert>
      )}
      <Text>
        {kind === 'COPY' ? texts.preview_copied(changed) : texts.preview_changed(changed, on)}
        {unchanged === 0 ? '' : ` ${texts.preview_unchanged(unchanged)}`}
      </Text>
      {kind === 'CANCEL' && changed > 0 ? (
        <>
          <Text>
            {texts.preview_cancelled(
              families,
              formats.price(preview.given_amount),
              formats.price(preview.kept_amount),
            )}
          </Text>
          <Text>{texts.cancel_final}</Text>
        </>
      ) : null}
      {registrations > 0 && kind !== 'TAGS' && kind !== 'CANCEL' ? (
        <Text>{registrationsIn(texts, props)(registrations, families)}</Text>
      ) : null}
      {preview.taken_off_amount > 0 ? (
        <>
          <Text>
            {texts.preview_taken_off(
              formats.price(preview.taken_off_amount),
              formats.price(preview.given_amount),
            )}
          </Text>
          <Text>{texts.taken_off_final}</Text>
        </>
      ) : registrations > 0 && (kind === 'PRICE' || kind === 'CLOSED') ? (
        <Text>{texts.preview_money}</Text>
      ) : null}
      {overfull > 0 ? <Alert color="amber">{texts.preview_overfull(overfull, on)}</Alert> : null}
      {refused.map(({ code, count }) => (
        <Alert key={code} color="amber">
          {texts.refused_count(count, texts.refusals[code])}
        </Alert>
      ))}
      <Clashes clashes={preview.clashes} quiet />
      <BulkLines on={on} lines={lines} more={changed + all_refused - lines.length} />
    </Stack>
  );
}
