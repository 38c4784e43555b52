import { questionTypeOf } from '@ribambelle/domain/custom-fields/answer-types.ts';
import { atOnce } from '../database/statements.ts';
import { getOfficeActivity as endpoint } from '@ribambelle/api/activities/get-office-activity.ts';
import { registrationFlowOf } from '@ribambelle/domain/activities/request-tiers.ts';
import { asVatCategory } from '@ribambelle/domain/vat/categories.ts';
import { action } from '../action.ts';
import { uploadedImage } from '../files/index.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { loadCategories } from './activity-category-views.ts';
import { ownValuesOf } from './own-values.ts';
import { loadRegistrationForm } from './registration-form-facts.ts';
import { answeredBy, choicesOf, writtenConditionOf } from './question-columns.ts';
import { loadConnected } from './activity-store.ts';
import { loadImages } from './activity-facts.ts';
import { loadConstraints } from './constraint-store.ts';
import { shownPayload } from './present-constraint.ts';
import { loadTiers } from './tier-store.ts';
import { countAvailabilities, findOfficeActivity } from './office-activity-views.ts';

/** Answers one activity with everything that its form changes. */
export const getOfficeActivity = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const row = orRefuse(await findOfficeActivity(db, request.activity), 'ACTIVITY_NOT_FOUND');
    const text = textReader({ language, organiser });
    const [images, categories, form, availabilities, connections, tiers, constraints] =
      await atOnce(
        () => loadImages(db, [row.id]),
        () => loadCategories(db, { ids: [row.id], text }),
        () => loadRegistrationForm(db, { activity_id: row.id, now }),
        () => countAvailabilities(db, row.id),
        () => loadConnected(db, row.id),
        () => loadTiers(db, row.id),
        () => loadConstraints(db, [row.id]),
      );
    const pricesOf = Map.groupBy(form.prices, (price) => price.option_id);
    return {
      ...ownValuesOf(row),
      id: row.id,
      cuid: row.cuid,
      version: row.version,
      slug: row.slug,
      availabilities,
      registration_flow: registrationFlowOf(row.registration_flow),
      tiers: tiers.map(({ id, name, minimum_availabilities, maximum_availabilities }) => ({
        id,
        name: bilingualOf(name),
        minimum_availabilities,
        maximum_availabilities,
      })),
      constraints: constraints.map(({ id, label, type, payload, optional }) => ({
        id,
        label: bilingualOf(label),
        type,
        payload: shownPayload(payload),
        optional,
      })),
      memberships: connections.memberships,
      categories: (categories.get(row.id) ?? []).map((category) => category.cuid),
      images: images.map(uploadedImage),
      options: form.options.map((option) => ({
        id: option.id,
        title: bilingualOf(option.title),
        description: bilingualOf(option.description),
        answer_required: option.answer_required,
        vat_category: asVatCategory(option.vat_category),
        prices: (pricesOf.get(option.id) ?? []).map(
          ({ id: price_id, label, amount, percentage, stock, left }) => ({
            id: price_id,
            label: bilingualOf(label),
            amount,
            percentage,
            stock,
            left,
          }),
        ),
      })),
      questions: form.questions.map((question) => ({
        id: question.id,
        type: questionTypeOf(question.type),
        title: bilingualOf(question.title),
        required: question.required,
        description: bilingualOf(question.description),
        choices: choicesOf(question.choices).map(({ id: choice_id, label }) => ({
          id: choice_id,
          label: bilingualOf(label),
        })),
        answered_by: answeredBy(question.answered_by),
        health: question.health,
        shown_when: writtenConditionOf(question, form.questions),
      })),
    };
  },
);
