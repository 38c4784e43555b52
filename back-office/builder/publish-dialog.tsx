import { Button, Group, List, Stack, Text, UnstyledButton } from '@mantine/core';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { findElement } from '@ribambelle/domain/website/page-tree.ts';
import { FormModal } from '../panels/form-dialog.tsx';
import { nameOfLanguage } from '../texts/language.ts';
import type { WrittenPage } from './checks.ts';
import { useSettingName } from './fields/setting-field.tsx';
import type { Remark } from './remark.ts';
import { useElementName } from './use-element-name.ts';

/** The question before publishing, with what should be looked at; each leads to its place. */
export function PublishDialog(props: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly page: WrittenPage;
  readonly remarks: readonly Remark[];
  /** True while links are looked at. */
  readonly checking: boolean;
  readonly sending: boolean;
  readonly onPublish: () => void;
  readonly onSelect: (remark: Remark) => void;
}) {
  const texts = useTexts('office-builder');
  const office = useTexts('office');
  const { remarks } = props;
  return (
    <FormModal opened={props.opened} onClose={props.onClose} title={texts.publishing}>
      {() => (
        <Stack gap="md">
          <Text>{texts.publish_consequence}</Text>
          <div>
            <Text size="sm" fw={600}>
              {remarks.length > 0
                ? texts.remarks(remarks.length)
                : props.checking
                  ? texts.checking
                  : texts.all_good}
            </Text>
            <List size="sm" mt={4}>
              {remarks.map((remark) => (
                <List.Item key={Object.values(remark).join(' ')}>
                  <RemarkLine {...props} remark={remark} />
                </List.Item>
              ))}
            </List>
          </div>
          <Group justify="end">
            <Button variant="default" onClick={props.onClose}>
              {office.cancel}
            </Button>
            <Button loading={props.sending} onClick={props.onPublish} data-autofocus>
              {texts.publish_now}
            </Button>
          </Group>
        </Stack>
      )}
    </FormModal>
  );
}

function RemarkLine(props: {
  readonly remark: Remark;
  readonly page: WrittenPage;
  readonly onSelect: (remark: Remark) => void;
}) {
  const { remark } = props;
  const texts = useTexts('office-builder');
  const reader = useLanguage();
  const nameOf = useElementName();
  const element = remark.id === null ? null : findElement(props.page.content, remark.id);
  const settingName = useSettingName(element?.element);
  const where = element === null ? texts.the_page : nameOf(element);
  const language = remark.language === undefined ? '' : nameOfLanguage(remark.language, reader);
  const sentence = {
    LANGUAGE: texts.remark.language(settingName(remark.field ?? ''), language),
    TEMPLATE: texts.remark.template(settingName(remark.field ?? ''), language),
    PICTURE: texts.remark.picture,
    ALT: texts.remark.alt,
    LINK: texts.remark.link(remark.href ?? ''),
    HEADINGS: texts.remark.headings,
    CONTRAST:
      typeof remark.opacity === 'number'
        ? texts.remark.veil(remark.opacity)
        : texts.remark.contrast,
    HEAVY: texts.remark.heavy[remark.part ?? 'pictures'](remark.count ?? 0),
    LARGE: texts.remark.large,
  }[remark.about];
  return (
    <UnstyledButton className="builder-remark" onClick={() => props.onSelect(remark)}>
      <b>{where}</b> {sentence}
    </UnstyledButton>
  );
}
