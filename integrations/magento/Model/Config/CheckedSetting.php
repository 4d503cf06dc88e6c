<?php
declare(strict_types=1);

namespace Till\Elements\Model\Config;

use Magento\Framework\App\Cache\TypeListInterface;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\App\Config\Value;
use Magento\Framework\Data\Collection\AbstractDb;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\Model\Context;
use Magento\Framework\Model\ResourceModel\AbstractResource;
use Magento\Framework\Phrase;
use Magento\Framework\Registry;
use Till\Elements\Model\FileSettings;

/**
 * A setting of the files, which is refused when it is saved unless pages may contain it.
 */
abstract class CheckedSetting extends Value
{
    /**
     * @var FileSettings
     */
    private $rules;

    /**
     * @param Context $context
     * @param Registry $registry
     * @param ScopeConfigInterface $config
     * @param TypeListInterface $cacheTypeList
     * @param FileSettings $rules
     * @param AbstractResource|null $resource
     * @param AbstractDb|null $resourceCollection
     * @param array $data
     */
    public function __construct(
        Context $context,
        Registry $registry,
        ScopeConfigInterface $config,
        TypeListInterface $cacheTypeList,
        FileSettings $rules,
        ?AbstractResource $resource = null,
        ?AbstractDb $resourceCollection = null,
        array $data = []
    ) {
        $this->rules = $rules;
        parent::__construct($context, $registry, $config, $cacheTypeList, $resource, $resourceCollection, $data);
    }

    /**
     * Whether pages may contain the value.
     *
     * @param string $value
     * @return bool
     */
    abstract protected function isAllowed(string $value): bool;

    /**
     * Why the value is refused.
     *
     * @return Phrase
     */
    abstract protected function getRefusal(): Phrase;

    /**
     * The rules of all these settings.
     *
     * @return FileSettings
     */
    protected function getRules(): FileSettings
    {
        return $this->rules;
    }

    /**
     * @inheritdoc
     *
     * @throws LocalizedException
     */
    public function beforeSave()
    {
        $value = trim((string) $this->getValue());
        if ($value !== '' && !$this->isAllowed($value)) {
            throw new LocalizedException($this->getRefusal());
        }
        $this->setValue($value);

        return parent::beforeSave();
    }
}
