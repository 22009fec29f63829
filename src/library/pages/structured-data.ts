import type { Ruling } from '../../scenario/files/ruling-schema.ts';

/** What search engines and other programs read of a page: https://schema.org */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** A chapter as something to learn from, part of the course of its game. */
export const chapterData = (
  game: string,
  { title, minutes, lede }: { readonly title: string; readonly minutes: number; readonly lede: string },
): StructuredData => ({
  '@type': 'LearningResource',
  name: title,
  description: lede,
  inLanguage: 'en',
  isAccessibleForFree: true,
  timeRequired: `PT${Math.round(minutes)}M`,
  isPartOf: { '@type': 'Course', name: game },
});

/** A ruling as a question with the answer that is played. */
export const rulingData = ({ question, short, date }: Pick<Ruling, 'question' | 'short' | 'date'>): StructuredData => ({
  '@type': 'QAPage',
  inLanguage: 'en',
  dateModified: date,
  mainEntity: {
    '@type': 'Question',
    name: question,
    answerCount: 1,
    acceptedAnswer: { '@type': 'Answer', text: short },
  },
});

/** A topic of the comparison. */
export const topicData = (title: string, about: string): StructuredData => ({
  '@type': 'Article',
  headline: title,
  description: about,
  inLanguage: 'en',
});

/** The site itself, and how one searches it. `search`: the address of the page of the search. */
export const siteData = (description: string, search: string): StructuredData => ({
  '@type': 'WebSite',
  name: 'Drill Square',
  description,
  inLanguage: 'en',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${search}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** These data of the page at an address, as JSON that may stand within an element of a page. */
export const dataText = (data: StructuredData, url: string): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data, url }).replaceAll('<', String.raw`\u003c`);
