import { Alert, List, Radio, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';

type Preview = Pick<
  Answer<'previewParticipantMerge'>,
  'moves' | 'answers_taken' | 'answers_dropped' | 'objections'
> & { readonly kept: { readonly name: string } };

/** The choice of the kept record of two. */
export function WhichStays(props: {
  records: readonly { readonly cuid: string; readonly name: string; readonly more: string }[];
  value: string;
  onChange: (cuid: string) => void;
}) {
  const texts = useTexts('office-merges');
  return (
    <Radio.Group label={texts.stays} value={props.value} onChange={props.onChange}>
      <Stack gap={6} mt={4}>
        {props.records.map(({ cuid, name, more }) => (
          <Radio key={cuid} value={cuid} label={name} description={more} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/**
 * The preview of a merge: the rows that move to the kept record, the fate of the others, and the
 * objections.
 */
export function MergePreview(props: {
  preview: Preview;
  /** Further effects, each as a sentence. */
  also: readonly string[];
  twice?: Answer<'previewParticipantMerge'>['twice'];
}) {
  const { preview, also, twice = [] } = props;
  const texts = useTexts('office-merges');
  const formats = useFormats();
  const { answers_taken, answers_dropped, moves } = preview;
  const sentences = [
    ...(answers_taken === 0 ? [] : [texts.answers_taken(answers_taken)]),
    ...(answers_dropped === 0 ? [] : [texts.answers_dropped(answers_dropped)]),
    ...also,
    texts.no_way_back,
  ];
  return (
    <Stack gap="xs" role="region" aria-label={texts.moves(preview.kept.name)}>
      <Objections objections={preview.objections} />
      {moves.length === 0 ? (
        <Text>{texts.moves_nothing}</Text>
      ) : (
        <>
          <Text fw={600}>{texts.moves(preview.kept.name)}</Text>
          <List>
            {moves.map(({ what, count }) => (
              <List.Item key={what}>{texts.moved[what](count)}</List.Item>
            ))}
          </List>
        </>
      )}
      {twice.length === 0 ? null : (
        <Alert color="amber" title={texts.twice}>
          {twice.map(({ title, start_at }) => (
            <Text key={`${title} ${start_at}`} size="sm">
              {`${title}, ${formats.date(start_at)}`}
            </Text>
          ))}
        </Alert>
      )}
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
    </Stack>
  );
}

function Objections({ objections }: Pick<Preview, 'objections'>) {
  const texts = useTexts('office-merges');
  const textOf = useErrorText();
  const formats = useFormats();
  if (objections.length === 0) return null;
  return (
    <Alert color="red" role="alert" title={texts.stands_against}>
      {objections.map(({ code, title, at }) => (
        <Text key={`${code} ${title} ${at ?? ''}`} size="sm">
          {[title, at === null ? '' : formats.date(at), textOf(code)]
            .filter((part) => part !== '')
            .join(' · ')}
        </Text>
      ))}
    </Alert>
  );
}
