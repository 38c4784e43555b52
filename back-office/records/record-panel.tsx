import { Button, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { EndpointName } from '@ribambelle/api/client.ts';
import { recordNames } from '@ribambelle/api/record-names.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useMay } from '../data/session.tsx';
import { useAction } from '../data/use-action.ts';
import { ActionForm } from '../fields/action-form.tsx';
import { asAsk } from '../fields/unsafe.ts';
import { useActionForm } from '../fields/use-action-form.ts';
import { PanelWaiting } from '../panels/panel-waiting.tsx';
import { SidePanel } from '../panels/side-panel.tsx';
import { leaveFreely } from '../panels/unsaved.ts';
import { usePanel } from '../panels/use-panel.ts';
import { namedByCuid } from './named-by-cuid.ts';
import type { NamesOf, Noun, Shown } from './noun.ts';
import { shownOf, stateOf, valuesOf } from './unsafe.ts';

/** The record of a form; null when it is new. */
interface Drawn<Of extends Noun> {
  readonly record: Shown<Of> | null;
  /** False when its reader may not change it. */
  readonly editable: boolean;
}

interface Props<Of extends Noun, Values extends Record<string, unknown>> {
  readonly noun: Of;
  readonly texts: { readonly add: string; readonly created?: string; readonly removed: string };
  /** The values of a new record; the form has these and no other. */
  readonly initial: Values;
  /** Returns the fields of a request from the values of a form, where they differ. */
  readonly requestOf?: (values: Values) => Readonly<Record<string, unknown>>;
  readonly titleOf: (record: Shown<Of>) => string;
  /** The calls that show the record, besides those of its own list and panel. */
  readonly refreshes?: readonly EndpointName[];
  /** False for a record that something uses: its panel does not offer to remove it. */
  readonly isRemovable?: (record: Shown<Of>) => boolean;
  /** False for values that cannot be sent yet. */
  readonly isComplete?: (values: Values) => boolean;
  /** The width of the panel in pixels, where its form needs another than most. */
  readonly width?: number;
  /** The path of its page on the public site; undefined while it has none. */
  readonly pageOf?: (record: Shown<Of>) => string | undefined;
  /** Draws what stands below the form of a record that exists. */
  readonly below?: (record: Shown<Of>) => ReactNode;
  /** Draws the fields. */
  readonly children: (form: UseFormReturnType<Values>, of: Drawn<Of>) => ReactNode;
}

/** The panel of a record: the one that the address names, or a new one. */
export function RecordPanel<Of extends Noun, Values extends Record<string, unknown>>(
  props: Props<Of, Values>,
) {
  const cuid = useParams()[recordNames[props.noun].one];
  return cuid === undefined ? (
    <OpenRecord {...props} record={null} />
  ) : (
    <ExistingRecord {...props} cuid={cuid} />
  );
}

function ExistingRecord<Of extends Noun, Values extends Record<string, unknown>>({
  cuid,
  ...props
}: Props<Of, Values> & { readonly cuid: string }) {
  const { get, one }: NamesOf<Of> = recordNames[props.noun];
  const { data, error } = useCall(get, asAsk<NamesOf<Of>['get']>({ [one]: cuid }));
  if (data === undefined)
    return <PanelWaiting list={`/${props.noun}`} error={error} width={props.width} />;
  return <OpenRecord key={cuid} {...props} record={shownOf<Of>(data)} />;
}

function OpenRecord<Of extends Noun, Values extends Record<string, unknown>>(
  props: Props<Of, Values> & { readonly record: Shown<Of> | null },
) {
  const { noun, texts, record, initial } = props;
  const office = useTexts('office');
  const may = useMay();
  const panel = usePanel(`/${noun}`);
  const names: NamesOf<Of> = recordNames[noun];
  const of = stateOf(record);
  const requestOf = (values: Values) => namedByCuid(props.requestOf?.(values) ?? values);
  const input = {
    values: record === null ? initial : valuesOf(record, initial),
    refreshes: [names.list, names.get, ...(props.refreshes ?? [])],
    after: panel.close,
  };
  const creating = useActionForm(names.create, {
    ...input,
    request: (values) => asAsk<NamesOf<Of>['create']>(requestOf(values)),
    ...(texts.created === undefined ? {} : { done: texts.created }),
  });
  const updating = useActionForm(names.update, {
    ...input,
    request: (values) =>
      asAsk<NamesOf<Of>['update']>({
        ...requestOf(values),
        [names.one]: of.cuid,
        version: of.version,
      }),
  });
  const { form, saving, sending } = record === null ? creating : updating;
  const editable = may(`${names.area}.${record === null ? 'create' : 'update'}`);
  const removable = record !== null && (props.isRemovable?.(record) ?? true);
  const foot = (
    <>
      {editable ? (
        <Button
          type="submit"
          form={names.one}
          loading={sending}
          disabled={props.isComplete?.(form.values) === false}
        >
          {record === null ? office.create : office.save}
        </Button>
      ) : null}
      {removable && may(`${names.area}.delete`) ? (
        <Remove noun={noun} cuid={of.cuid} done={texts.removed} refreshes={props.refreshes} />
      ) : null}
    </>
  );
  return (
    <SidePanel
      title={record === null ? texts.add : props.titleOf(record)}
      onClose={panel.close}
      foot={foot}
      width={props.width}
      page={record === null ? undefined : props.pageOf?.(record)}
    >
      <ActionForm id={names.one} saving={saving}>
        <fieldset disabled={!editable} className="office-fields">
          <Stack gap="sm">{props.children(form, { record, editable })}</Stack>
        </fieldset>
      </ActionForm>
      {record === null ? null : props.below?.(record)}
    </SidePanel>
  );
}

function Remove({
  noun,
  cuid,
  done,
  refreshes = [],
}: {
  noun: Noun;
  cuid: string;
  done: string;
  refreshes: readonly EndpointName[] | undefined;
}) {
  const office = useTexts('office');
  const panel = usePanel(`/${noun}`);
  const { remove, list, one } = recordNames[noun];
  const removing = useAction(remove, { refreshes: [list, ...refreshes], done });
  const takeAway = () =>
    removing.mutate(asAsk<typeof remove>({ [one]: cuid }), {
      onSuccess: () => leaveFreely(panel.close),
    });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={removing.isPending}>
      {office.remove}
    </Button>
  );
}
