import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useVoice } from './use-voice.ts';
import { writtenChange, writtenSummary } from './written-change.ts';

type Row = Answer<'listAuditLog'>['data'][number];

/** Returns the looks of the columns of the log, the same in every list. */
export function useAuditLooks() {
  const names = useTexts('office-permissions');
  const formats = useFormats();
  const voice = useVoice();
  return {
    what: { width: 210, render: ({ action }: Row) => names.permissionOf(action) },
    about: { render: ({ summary }: Row) => writtenSummary(summary, formats.moment) },
    changes: {
      render: ({ changes }: Row) =>
        changes.map((change) => writtenChange(change, voice)).join(' · '),
    },
    who: { width: 170 },
  };
}
