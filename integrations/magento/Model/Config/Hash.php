<?php
declare(strict_types=1);

namespace Till\Elements\Model\Config;

use Magento\Framework\Phrase;

/**
 * The hash of the loader or the style sheet.
 */
class Hash extends CheckedSetting
{
    /**
     * @inheritdoc
     */
    protected function isAllowed(string $value): bool
    {
        return $this->getRules()->isHash($value);
    }

    /**
     * @inheritdoc
     */
    protected function getRefusal(): Phrase
    {
        return __('A hash begins with sha384- and is one word: copy the value of integrity.');
    }
}
