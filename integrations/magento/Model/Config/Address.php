<?php
declare(strict_types=1);

namespace Till\Elements\Model\Config;

use Magento\Framework\Phrase;

/**
 * The address of the files.
 */
class Address extends CheckedSetting
{
    /**
     * @inheritdoc
     */
    protected function isAllowed(string $value): bool
    {
        return $this->getRules()->isAddress($value);
    }

    /**
     * @inheritdoc
     */
    protected function getRefusal(): Phrase
    {
        return __('The address is a path of this shop, such as /till/, or a folder such as https://cdn.example/till/.');
    }
}
