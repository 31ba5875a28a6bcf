/** The notice of the demo's operator, which shows while the fault `notice` is on for /notice.json. */
export const notice = {
  kind: 'warning',
  from: '2026-01-01T00:00Z',
  until: '2099-01-01T00:00Z',
  text: {
    fr: 'Maintenance mardi de 6 h à 7 h. Les retraits demandés avant seront versés.',
    en: 'Maintenance on Tuesday from 6 to 7 am. Withdrawals requested before will be paid.',
    ar: 'صيانة يوم الثلاثاء من السادسة إلى السابعة صباحًا. تُدفع عمليات السحب المطلوبة قبلها.',
  },
  link: '/contact_us',
}
