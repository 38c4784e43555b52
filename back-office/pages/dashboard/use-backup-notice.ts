import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';

/**
 * Returns a sentence when the nightly backups of the server fail or are missing, for staff who may
 * change the organiser's account; otherwise null.
 */
export function useBackupNotice(): string | null {
  const texts = useTexts('office-dashboard');
  const formats = useFormats();
  const may = useMay();
  const { data } = useCall('getBackupStatus', {}, { enabled: may('organiser-account.update') });
  if (data === undefined || data.state === 'NONE' || data.state === 'WELL') return null;
  const day = data.succeeded_at === null ? null : formats.date(data.succeeded_at);
  return data.state === 'FAILED' ? texts.backup_failed(day) : texts.backup_old(day);
}
